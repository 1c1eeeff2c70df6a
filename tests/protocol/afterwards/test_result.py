"""What is told of an evening afterwards: a page for each player, lists, and where it was hard."""

import csv as csv_reader
from fractions import Fraction
from io import BytesIO, StringIO

import msgspec
import pytest
from odfdo import Document

from speeltafel.core.match import AnyMatch
from speeltafel.core.record import parse_record, replay
from speeltafel.core.refusal import Refusal, accept
from speeltafel.evening.rounds import POINT, standings
from speeltafel.games import GAMES
from speeltafel.protocol.afterwards import grids
from speeltafel.protocol.afterwards.certificates import certificates
from speeltafel.protocol.afterwards.evening_file import (
    EveningFile,
    OpenEvening,
    from_text,
    opened,
    to_text,
)
from speeltafel.protocol.afterwards.result import result_of
from speeltafel.protocol.afterwards.sheets import drawn_on, hardest, score_of
from speeltafel.words import LANGUAGES, Language, Voice
from tests.protocol.afterwards.evenings import class_evening, katalon_evening, rolls, sheet


def reopened(file: EveningFile) -> OpenEvening:
    return accept(from_text(to_text(file)))


def match_of(record: str) -> AnyMatch:
    return accept(replay(accept(parse_record(record)), GAMES))


def test_a_saved_evening_opens_again_as_it_was() -> None:
    for file in (class_evening(), katalon_evening()):
        assert reopened(file).file == file


def test_each_child_has_a_page_with_the_points_of_each_round() -> None:
    evening = reopened(class_evening())
    pages = result_of(evening, "nl").players
    assert [page.name for page in pages] == ["Egel 1", "Haas 2", "=Bo", "Uil 4"]
    for page, table in zip(pages, evening.tables, strict=True):
        assert [line.round for line in page.rounds] == list(range(1, 9))
        assert sum(line.points or 0 for line in page.rounds) == page.points
        assert page.points == score_of(table.match) == page.view["own"]["drawing"]["score"]
        assert page.rounds[-1].total == page.points
        assert page.place == 0
    assert [line.missed for line in pages[3].rounds] == [True, True] + [False] * 6
    assert pages[0].rounds[0].told.startswith("Egel 1 tekent ")


def test_pages_of_rounds_name_the_others_the_ending_and_the_points() -> None:
    evening = reopened(katalon_evening())
    pages = {page.player: page for page in result_of(evening, "en").players}
    ranked = {line.player: line for line in standings(evening.file.entrants, evening.file.rounds)}
    for number, page in pages.items():
        assert page.points == ranked[number].points / POINT
        assert page.place == ranked[number].place
        assert page.rounds[-1].total == page.points
        for line in page.rounds:
            drawn = evening.file.rounds[line.round - 1].round
            at = [table for table in drawn.tables if number in table]
            assert bool(at) == bool(line.against)
            assert line.rested == (number in drawn.resting)
            if at and line.points != 0.5:
                assert any(name in line.told for name in (page.name, *line.against))
    assert [line.missed for line in pages[5].rounds] == [True, False, False]
    assert pages[5].rounds[0].points == 0.5


def test_the_hardest_rounds_are_those_in_which_the_others_fell_behind_most() -> None:
    file = class_evening(rounds=14)
    evening = reopened(file)
    result = result_of(evening, "nl")
    model = {each.round: each for each in drawn_on(match_of(file.model))}
    behind = {}
    for number, best in model.items():
        others = [
            each
            for table in evening.tables
            for each in drawn_on(table.match)
            if each.round == number and number not in table.saved.missed
        ]
        gap = best.points - sum(each.points for each in others) / len(others)
        behind[number] = (gap, sum(each.symbol != best.symbol for each in others) / len(others))
    best_first = sorted(behind, key=lambda number: behind[number], reverse=True)
    assert [each.round for each in result.hardest] == best_first[:3]
    first = result.hardest[0]
    assert first.points - first.others == pytest.approx(behind[first.round][0], abs=0.01)
    assert first.players == (3 if first.round <= 2 else 4)
    assert first.strongest.startswith("De sterkste speler tekent ")


def test_where_nobody_fell_behind_nothing_was_hard() -> None:
    thrown = rolls(5, 8)
    best = sheet("a", thrown, 0, clever=True)
    assert hardest(best, [(best, ())], Voice("nl", ("a",))) == ()
    weak = sheet("b", thrown, 3)
    assert hardest(best, [(weak, range(1, 9))], Voice("nl", ("a",))) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_for_the_host_holds_the_same_as_the_pages(language: Language) -> None:
    for file in (class_evening(), katalon_evening()):
        evening = reopened(file)
        result = result_of(evening, language)
        first = grids.first_round(result)
        delimiter = ";" if language == "nl" else ","
        text = grids.csv(evening, language).removeprefix("\ufeff")
        head, *rows = csv_reader.reader(StringIO(text), delimiter=delimiter)
        assert len(rows) == len(result.players)
        for row, page in zip(rows, result.players, strict=True):
            assert row[0].removeprefix("'") == page.name
            numbers = [
                None if not cell else float(cell.replace(",", "."))
                for cell in row[first : first + result.rounds]
            ]
            assert numbers == [line.points for line in page.rounds]
        table = Document(BytesIO(grids.ods(evening, language))).body.get_table(0)
        assert table is not None
        read = [[cell.value for cell in row.cells] for row in table.rows]
        assert read[0] == head
        together = first + result.rounds
        assert [Fraction(str(row[together])) for row in read[1:]] == [
            Fraction(page.points) for page in result.players
        ]


def test_who_shared_a_device_is_named_only_where_somebody_did() -> None:
    file = class_evening(2)
    assert "Met" not in grids.points_grid(result_of(reopened(file), "nl"), "nl").head
    group = msgspec.structs.replace(file.players[0], group=("Fien", "Gijs"))
    shared = msgspec.structs.replace(file, players=(group, *file.players[1:]))
    grid = grids.points_grid(result_of(reopened(shared), "nl"), "nl")
    assert grid.head[:3] == ("Naam", "Met", "Ronde 1")
    assert [row[1] for row in grid.rows] == ["Fien, Gijs", "", "", ""]


def test_who_never_sat_at_a_table_gets_no_certificate_but_a_class_at_one_board_does() -> None:
    file = class_evening(2)
    late = msgspec.structs.replace(file, tables=file.tables[:3])
    assert certificates(reopened(late)) == ("Egel 1", "Haas 2", "=Bo")
    together = msgspec.structs.replace(file, shape="together", tables=(), model="")
    assert certificates(reopened(together)) == ("Egel 1", "Haas 2", "=Bo", "Uil 4")


def test_a_class_gets_no_ranks() -> None:
    result = result_of(reopened(class_evening()), "nl")
    assert "Plaats" not in grids.points_grid(result, "nl").head
    assert "Plaats" in grids.points_grid(result_of(reopened(katalon_evening()), "nl"), "nl").head


def test_a_forged_evening_is_refused() -> None:
    file = katalon_evening()
    data = msgspec.json.decode(to_text(file))
    wrong: list[object] = ["", "{}", "[]", to_text(file)[:-20], "speeltafel record 1"]
    for change in (
        {"format": "speeltafel-table"},
        {"game": "chess"},
        {"game": "kapai"},
        {"players": data["players"][:2]},
        {"players": [*data["players"], data["players"][0]]},
        {"rounds": data["rounds"][1:]},
        {"rounds": [{**data["rounds"][0], "points": []}]},
        {"rounds": [{**data["rounds"][0], "points": [[999, 0], [0, 120]]}]},
        {"rounds": [{**data["rounds"][0], "points": [[120], [0, 120]]}]},
        {"tables": [{**data["tables"][0], "players": [1]}]},
        {"tables": [{**data["tables"][0], "players": [1, 77]}]},
        {"tables": [{**data["tables"][0], "record": "speeltafel record 1"}]},
    ):
        wrong.append(msgspec.json.encode({**data, **change}).decode())
    for text in wrong:
        assert isinstance(from_text(str(text)), Refusal), text
    moved = data["tables"][0]["record"].replace("\n1 N", "\n1 Q", 1).replace("\n1 Z", "\n1 Q", 1)
    cheated = {**data, "tables": [{**data["tables"][0], "record": moved.replace("\n2 ", "\n1 ")}]}
    assert isinstance(from_text(msgspec.json.encode(cheated).decode()), Refusal)


def test_a_newer_file_says_that_it_is_newer() -> None:
    data = msgspec.json.decode(to_text(class_evening(2)))
    refused = from_text(msgspec.json.encode({**data, "version": 2}).decode())
    assert isinstance(refused, Refusal)
    assert refused.why.code == "core-record-newer"


def test_an_unfinished_game_and_one_who_went_are_told_plainly() -> None:
    file = katalon_evening(rounds=1)
    record = file.tables[0].record
    head, moves, _ = record.split("\n\n")
    cut = msgspec.structs.replace(
        file.tables[0], record="\n\n".join((head, "\n".join(moves.split("\n")[:4]), "result: -\n"))
    )
    played = file.rounds[0]
    open_ = msgspec.structs.replace(
        file,
        tables=(cut,),
        rounds=(msgspec.structs.replace(played, points=((), played.points[1])),),
    )
    pages = {page.player: page for page in result_of(accept(opened(open_)), "nl").players}
    for number in played.round.tables[0]:
        assert pages[number].rounds[0].told == "Niet uitgespeeld."
        assert pages[number].rounds[0].points == 0.5
