"""The arena on a Ray cluster of two processes of this machine. Needs the extra `ray`."""

from importlib import import_module
from typing import Any

import pytest

from speeltafel.arena.arena import fixtures
from speeltafel.arena.workers import play_here, play_on_ray
from speeltafel.core.refusal import Refused
from tests.conformance import config_for

pytest.importorskip("ray", reason="the extra ‘ray’ is not installed")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own warnings are not ours to mend

PLANNED = fixtures("katalon", config_for("katalon", "standard"), ["random", "ahead"], 12, seed=1)


def test_a_cluster_of_two_brings_the_same_results() -> None:
    cluster_utils: Any = import_module("ray.cluster_utils")
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        there = [each._replace(thinking=()) for each in play_on_ray(PLANNED, cluster.address)]
    finally:
        cluster.shutdown()
    here = [each._replace(thinking=()) for each in play_here(PLANNED, 1)]
    assert sorted(there) == sorted(here)


def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        list(play_on_ray(PLANNED, "127.0.0.1:1"))
    assert refused.value.refusal.why.code == "bots-no-cluster"
