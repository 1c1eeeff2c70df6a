"""Measurements come out as Prometheus wants them."""

from prometheus_client import CollectorRegistry, generate_latest

from speeltafel.server.ops.metrics import Traffic


def lines_of(traffic: Traffic) -> set[str]:
    registry = CollectorRegistry()
    registry.register(traffic)
    return set(generate_latest(registry).decode().splitlines())


def test_moves_and_messages_are_counted_by_their_labels() -> None:
    traffic = Traffic()
    traffic.moves["katalon", "person"] += 2
    traffic.moves["katalon", "bot"] += 1
    traffic.messages["Move"] += 3
    assert {
        'speeltafel_moves_total{by="person",game="katalon"} 2.0',
        'speeltafel_moves_total{by="bot",game="katalon"} 1.0',
        'speeltafel_messages_total{message="Move"} 3.0',
    } <= lines_of(traffic)


def test_each_bucket_of_delays_holds_all_that_were_no_longer() -> None:
    traffic = Traffic()
    for seconds in (0.0005, 0.003, 9.0):
        traffic.took(seconds)
    assert {
        'speeltafel_move_seconds_bucket{le="0.0005"} 1.0',
        'speeltafel_move_seconds_bucket{le="0.002"} 1.0',
        'speeltafel_move_seconds_bucket{le="0.005"} 2.0',
        'speeltafel_move_seconds_bucket{le="5.0"} 2.0',
        'speeltafel_move_seconds_bucket{le="+Inf"} 3.0',
        "speeltafel_move_seconds_count 3.0",
        "speeltafel_move_seconds_sum 9.0035",
    } <= lines_of(traffic)
