"""The browser's Python plays as ours does: the same games to the byte, the same sentences; and what
a snapshot has frozen does not decide the dice."""

import json
import re
from pathlib import Path

import pytest

from speeltafel.words import LANGUAGES
from speeltafel.words.voice import bundle_of, catalogues
from tests.conformance import PLAYTHROUGHS
from tests.local.pyodide import SOURCE, engine, pack, run_python

GOLDEN = """
import importlib, json, sys, glob
# What the engine leaves out of the browser: only tests need it.
import speeltafel.core, speeltafel
speeltafel.core.__path__.append("/more/speeltafel/core")
speeltafel.__path__.append("/more/speeltafel")
from speeltafel.arena.policy import policy_of
from speeltafel.bots import find_bot
from speeltafel.core.kit.playthrough import playthrough
from speeltafel.core.refusal import accept
from speeltafel.core.variants import configure
from speeltafel.games import GAMES

different = []
paths = sorted(glob.glob("/more/playthroughs/*/*.txt"))
for path in paths:
    golden = open(path, encoding="utf-8").read()
    name, variant = path.split("/")[-2], path.split("/")[-1].removesuffix(".txt")
    top = golden.split("\\n\\n")[0].splitlines()
    head = dict(line.split(":", 1) for line in top if ":" in line)
    game = GAMES[name]
    players = sum(key.startswith("seat ") for key in head)
    config = accept(configure(game, variant, players, {}))
    player = head["player"].strip()
    policy = policy_of(accept(find_bot(game, player)), config)
    if playthrough(game, config, int(head["seed"]), policy=policy, player=player) != golden:
        different.append(path)
answer = json.dumps({"played": len(paths), "different": different, "python": sys.version})
"""

DICE = """
import json, random
from speeltafel.local.room import DICE
from speeltafel.protocol.codes import new_id
from speeltafel.local.thinker import _CHANCE
answer = json.dumps([
    [DICE.randrange(6) for _ in range(40)], random.random(), new_id(), _CHANCE.random()
])
"""

WORDS = """
import json
from speeltafel.words.voice import bundle_of
said = {}
for language, code, attribute, arguments in json.load(open("/more/asked.json")):
    bundle = bundle_of(language)
    message = bundle.get_message(code)
    pattern = message.value if attribute is None else message.attributes[attribute]
    text, _ = bundle.format_pattern(pattern, arguments)
    said[f"{language} {code} {attribute} {arguments}"] = text
answer = json.dumps(said)
"""


@pytest.fixture(scope="module")
def made() -> Path:
    return engine()


def written(folder: Path, text: str) -> Path:
    file = folder / "task.py"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_golden_playthrough_is_the_same_to_the_byte(made: Path, tmp_path: Path) -> None:
    files = {
        f"playthroughs/{path.parent.name}/{path.name}": path
        for path in sorted(PLAYTHROUGHS.glob("*/*.txt"))
    }
    rooms = [*(SOURCE / "core" / "kit").glob("*.py")]
    rooms += [SOURCE / "arena" / "__init__.py", SOURCE / "arena" / "policy.py"]
    files.update({f"speeltafel/{path.relative_to(SOURCE)}": path for path in rooms})
    more = pack(tmp_path / "more.zip", files)
    answer = run_python(made, written(tmp_path, GOLDEN), more=more)
    assert answer["different"] == []
    assert answer["played"] >= 20
    assert answer["python"].startswith("3.14")


def test_two_devices_that_start_from_the_same_snapshot_roll_different_dice(
    made: Path, tmp_path: Path
) -> None:
    task = written(tmp_path, DICE)
    one, other = (run_python(made, task, start="snapshot") for _ in range(2))
    for mine, yours in zip(one, other, strict=True):
        assert mine != yours


def test_every_sentence_is_spoken_in_the_same_words(made: Path, tmp_path: Path) -> None:
    asked = []
    ours = {}
    for language in LANGUAGES:
        bundle = bundle_of(language)
        for file in catalogues(language):
            codes = [
                line.split("=")[0].strip()
                for line in file.read_text(encoding="utf-8").splitlines()
                if line[:1].isalpha() and "=" in line
            ]
            for code in codes:
                if code.startswith("web-"):
                    continue
                message = bundle.get_message(code)
                for attribute in (None, *message.attributes):
                    pattern = message.value if attribute is None else message.attributes[attribute]
                    for count in (0, 1, 2, 5, 1234):
                        arguments = dict.fromkeys(_arguments(file.read_text(), code), count)
                        asked.append((language, code, attribute, arguments))
                        key = f"{language} {code} {attribute} {arguments}"
                        ours[key] = str(bundle.format_pattern(pattern, arguments)[0])
    listed = tmp_path / "asked.json"
    listed.write_text(json.dumps(asked), encoding="utf-8")
    more = pack(tmp_path / "more.zip", {"asked.json": listed})
    theirs = run_python(made, written(tmp_path, WORDS), more=more)
    assert len(ours) > 3000
    assert {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]} == {}


def _arguments(text: str, code: str) -> set[str]:
    """The variables of a message, from its lines in the catalogue and those it refers to."""
    block = re.search(rf"^{re.escape(code)} *=.*(?:\n(?:[ \t].*|}}.*)?)*", text, re.M)
    assert block is not None
    found = set(re.findall(r"\$([\w-]+)", block.group()))
    for other in re.findall(r"\{ *([a-z][\w-]*) *\}", block.group()):
        found |= _arguments(text, other)
    return found
