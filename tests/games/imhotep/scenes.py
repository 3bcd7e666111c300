"""One action on a drawn table, and all that happens: every kind of event of Imhotep."""

from typing import Any, NamedTuple

from saqqara import Event


class Scene(NamedTuple):
    rule: str  # what it is about
    drawn: str  # lines parted by slashes
    action: str
    events: tuple[Event, ...]


def scene(rule: str, drawn: str, action: str, *happened: Event) -> Scene:
    return Scene(rule, drawn, action, happened)


def by(seat: int, kind: str, rule: str, **arguments: Any) -> Event:
    return Event(kind, seat, rule, arguments)


def it(kind: str, rule: str, **arguments: Any) -> Event:
    return Event(kind, None, rule, arguments)


def points(seat: int, rule: str, source: str, number: int) -> Event:
    return by(seat, "points", rule, source=source, points=number)


def turn(seat: int) -> Event:
    return by(seat, "turn_began", "IM-R3")


def unloaded(owner: int, ship: int, space: int, site: str) -> Event:
    return by(owner, "stone_unloaded", "IM-T3", ship=ship, space=space, site=site)


LAST_SHIP = "ships ....>market ...>pyramid ..>obelisks 0."
FULL = "pyramid 01230 | 01230 | 01230"
GREEN = "pyramid_decoration temple_decoration burial_chamber_decoration obelisk_decoration"
BLUE = "lever hammer sail chisel"
TAKEN = f"{'statue ' * 9} | {BLUE} {BLUE} sail chisel | {GREEN} {GREEN} |"
DRAINED = "burial 00000000000000000000 / surplus 9 0 0 0 / pyramid 11111111111111"

SCENES = [
    scene(
        "IM-T1", "sleds 3 2 2 2", "take",
        by(0, "stones_taken", "IM-T1", stones=2), turn(1),
    ),
    scene(
        "IM-T2", "sleds 2 2 2 2 / ships 1... ... .. .. / active 3", "load 1.3",
        by(3, "stone_loaded", "IM-T2", ship=1, space=3), turn(0),
    ),
    scene(
        "IM-T3", "ships 0.12 ... .. .. / pyramid 3", "sail 1 pyramid",
        by(0, "ship_sailed", "IM-T3", ship=1, site="pyramid"),
        unloaded(0, 1, 1, "pyramid"), by(0, "stone_placed", "IM-A2", site="pyramid", space=2),
        points(0, "IM-A2", "pyramid", 1),
        unloaded(1, 1, 3, "pyramid"), by(1, "stone_placed", "IM-A2", site="pyramid", space=3),
        points(1, "IM-A2", "pyramid", 3),
        unloaded(2, 1, 4, "pyramid"), by(2, "stone_placed", "IM-A2", site="pyramid", space=4),
        points(2, "IM-A2", "pyramid", 2),
        turn(1),
    ),
    scene(
        "IM-A2 surplus", "ships .... 31. .. .. / pyramid 0123012301230 / active 2", "sail 2 pyramid",
        by(2, "ship_sailed", "IM-T3", ship=2, site="pyramid"),
        unloaded(3, 2, 1, "pyramid"), by(3, "stone_placed", "IM-A2", site="pyramid", space=14),
        points(3, "IM-A2", "pyramid", 4),
        unloaded(1, 2, 2, "pyramid"), by(1, "stone_placed_beside", "IM-A2"), points(1, "IM-A2", "pyramid", 1),
        turn(3),
    ),
    scene(
        "IM-A3", "ships .... .10 .. .. / temple 0123", "sail 2 temple",
        by(0, "ship_sailed", "IM-T3", ship=2, site="temple"),
        unloaded(1, 2, 2, "temple"), by(1, "stone_placed", "IM-A3", site="temple", space=5),
        unloaded(0, 2, 3, "temple"), by(0, "stone_placed", "IM-A3", site="temple", space=1),
        turn(1),
    ),
    scene(
        "IM-A4", "ships .... ... 2. .. / burial 012", "sail 3 burial",
        by(0, "ship_sailed", "IM-T3", ship=3, site="burial"),
        unloaded(2, 3, 1, "burial"), by(2, "stone_placed", "IM-A4", site="burial", space=4),
        turn(1),
    ),
    scene(
        "IM-A5", "ships .... ... 2. .. / obelisks 0 0 4 1", "sail 3 obelisks",
        by(0, "ship_sailed", "IM-T3", ship=3, site="obelisks"),
        unloaded(2, 3, 1, "obelisks"), by(2, "stone_placed", "IM-A5", site="obelisks", space=5),
        turn(1),
    ),
    scene(
        "IM-B5", "sides AAAAB / ships .... ... 12 .. / obelisks 0 | 0 2 0 0", "sail 3 obelisks",
        by(0, "ship_sailed", "IM-T3", ship=3, site="obelisks"),
        unloaded(1, 3, 1, "obelisks"), by(1, "stone_placed", "IM-B5", site="obelisks", space=3),
        by(1, "obelisk_built", "IM-B5", number=2), points(1, "IM-B5", "obelisks", 9),
        unloaded(2, 3, 2, "obelisks"), by(2, "stone_placed", "IM-B5", site="obelisks", space=1),
        turn(1),
    ),
    scene(
        "IM-A1", "ships .... ..1>market .. .. / market - sail - chisel / asks market 2 ship 2 order 3", "pick 2",
        by(2, "card_taken", "IM-A1", card="sail", space=2),
        unloaded(1, 2, 3, "market"), by(1, "stone_returned", "IM-A1"),
    ),
    scene(
        "IM-A1 declined", "ships .... ...>market .. .. / market - sail - chisel / asks market 2 ship 2", "decline",
        by(2, "declined", "IM-A1", offer="market"), turn(1),
    ),
    scene(
        "IM-M1", "ships .... ...>market .. .. / market entrance - - - / asks market 2 ship 2", "pick 1",
        by(2, "card_taken", "IM-A1", card="entrance", space=1), by(2, "card_carried_out", "IM-M1", card="entrance"),
        by(2, "stone_placed", "IM-A2", site="pyramid", space=1), points(2, "IM-A2", "pyramid", 2),
        it("card_discarded", "IM-M1", card="entrance"), turn(1),
    ),
    scene(
        "IM-M1 idle", f"{DRAINED} / ships .... ...>market .. .. / market - - - paved_path / asks market 0 ship 2",
        "pick 4",
        by(0, "card_taken", "IM-A1", card="paved_path", space=4), by(0, "card_idle", "IM-M1", card="paved_path"),
        it("card_discarded", "IM-M1", card="paved_path"), turn(1),
    ),
    scene(
        "IM-B1", "sides BAAAA / ships .... ...>market .. .. / pair lever statue / asks market 2 ship 2", "pick hidden",
        by(2, "pair_seen", "IM-B1"),
    ),
    scene(
        "IM-B1 kept", "sides BAAAA / ships .... ...>market .. .. / pair lever statue / asks keep 2 ship 2", "keep 1",
        it("card_discarded", "IM-B1", card="statue"), by(2, "card_kept", "IM-B1", card="lever"), turn(1),
    ),
    scene(
        "IM-B2", f"sides ABAAA / ships .... .03 .. .. / {FULL[:-1]} / active 1", "sail 2 pyramid",
        by(1, "ship_sailed", "IM-T3", ship=2, site="pyramid"),
        unloaded(0, 2, 2, "pyramid"), by(0, "stone_built", "IM-B2", pyramid="right", space=5),
        points(0, "IM-B2", "pyramid", 4),
        unloaded(3, 2, 3, "pyramid"), by(3, "stone_placed_beside", "IM-B2"), points(3, "IM-B2", "pyramid", 1),
        turn(2),
    ),
    scene(
        "IM-B2a", "sides ABAAA / ships .... ...>pyramid .. .. / pyramid 0 | | / deck statue / asks build 3 ship 2",
        "build left",
        by(3, "stone_built", "IM-B2", pyramid="left", space=2), points(3, "IM-B2", "pyramid", 1),
        by(3, "card_drawn", "IM-B2a", card="statue"), turn(1),
    ),
    scene(
        "IM-B2b", "sides ABAAA / ships .... ...>pyramid .. .. / pyramid | 000 | / asks stones 3 ship 2", "take",
        by(3, "stones_taken", "IM-B2b", stones=3), turn(1),
    ),
    scene(
        "IM-B2b declined", "sides ABAAA / ships .... ...>pyramid .. .. / pyramid | 000 | / asks stones 3 ship 2",
        "decline",
        by(3, "declined", "IM-B2b", offer="stones"), turn(1),
    ),
    scene(
        "IM-B2c", "sides ABAAA / ships .... ...>pyramid .. .. / sleds 1 1 1 1 / asks load 3 ship 2", "load 4.1",
        by(3, "stone_loaded", "IM-B2c", ship=4, space=1), turn(1),
    ),
    scene(
        "IM-B2c declined", "sides ABAAA / ships .... ...>pyramid .. .. / sleds 1 1 1 1 / asks load 3 ship 2", "decline",
        by(3, "declined", "IM-B2c", offer="load"), turn(1),
    ),
    scene(
        "IM-R2 reshuffle",
        f"sides ABAAA / ships .... ...>pyramid .. .. / pyramid 0 | | / cards {TAKEN} / apart sarcophagus paved_path "
        "/ market entrance entrance sarcophagus paved_path / discards statue / deck end / asks build 3 ship 2",
        "build left",
        by(3, "stone_built", "IM-B2", pyramid="left", space=2), points(3, "IM-B2", "pyramid", 1),
        it("deck_reshuffled", "IM-R2", cards=1), by(3, "card_drawn", "IM-B2a", card="statue"),
        it("card_discarded", "IM-M1", card="sarcophagus"), it("card_discarded", "IM-M1", card="paved_path"), turn(1),
    ),
    scene(
        "IM-T4a", "ships 0123 ... .. .. / cards lever | | |", "play lever",
        by(0, "card_played", "IM-T4a", card="lever"), it("card_discarded", "IM-T4", card="lever"),
    ),
    scene(
        "IM-T4a ship", "ships 012. ... .. .. / asks lever_ship 0", "sail 1 temple",
        by(0, "ship_sailed", "IM-T4a", ship=1, site="temple"),
    ),
    scene(
        "IM-T4a order", "ships .12.>temple ... .. .. / asks lever_order 0 ship 1", "unload 3",
        by(0, "unloading_ordered", "IM-T4a", ship=1, space=3), by(0, "unloading_ordered", "IM-T4a", ship=1, space=2),
        unloaded(2, 1, 3, "temple"), by(2, "stone_placed", "IM-A3", site="temple", space=1),
        unloaded(1, 1, 2, "temple"), by(1, "stone_placed", "IM-A3", site="temple", space=2),
        turn(1),
    ),
    scene(
        "IM-T4b", "sleds 1 1 1 1 / cards hammer | | |", "play hammer",
        by(0, "card_played", "IM-T4b", card="hammer"), it("card_discarded", "IM-T4", card="hammer"),
        by(0, "stones_taken", "IM-T4b", stones=3),
    ),
    scene(
        "IM-T4b full sled", "sleds 5 1 1 1 / cards hammer | | | / ships .012 012 01 01", "play hammer",
        by(0, "card_played", "IM-T4b", card="hammer"), it("card_discarded", "IM-T4", card="hammer"),
        by(0, "stones_taken", "IM-T4b", stones=0), by(0, "stone_loaded", "IM-T4b", ship=1, space=1), turn(1),
    ),
    scene(
        "IM-T4c", "sleds 1 1 1 1 / ships .... .2. .. .. / asks sail_load 0", "load 2.1",
        by(0, "stone_loaded", "IM-T4c", ship=2, space=1),
    ),
    scene(
        "IM-T4c ship", "ships .... .2. 0. .. / asks sail_ship 0 ship 3", "sail 3 burial",
        by(0, "ship_sailed", "IM-T4c", ship=3, site="burial"), unloaded(0, 3, 1, "burial"),
        by(0, "stone_placed", "IM-A4", site="burial", space=1), turn(1),
    ),
    scene(
        "IM-T4d", "sleds 2 1 1 1 / cards chisel | | | / ships .012 .12 01 01 / asks chisel_first 0", "load 1.1",
        by(0, "stone_loaded", "IM-T4d", ship=1, space=1), by(0, "stone_loaded", "IM-T4d", ship=2, space=1), turn(1),
    ),
    scene(
        "IM-T5", "players 2 / burial 01010101010101010101010101 / surplus 9 9 / pyramid 01010101010101", "pass",
        by(0, "passed", "IM-T5"), turn(1),
    ),
    scene(
        "IM-T5 the round ends", "players 2 / round 6 / passes 1 / surplus 9 9 / burial 010101010101010101010101 "
        "/ pyramid 01010101010101 / ships 0... ...>market .. .. / temple 1 / market sail - - -", "pass",
        by(0, "passed", "IM-T5"), by(0, "stone_went_home", "IM-T5", ship=1, space=1),
        it("round_ended", "IM-R4", round=6),
        points(1, "IM-A3", "temple", 1), it("card_discarded", "IM-R4", card="sail"), it("game_ended", "IM-E1"),
        points(0, "IM-A4", "burial", 12), points(1, "IM-A4", "burial", 12),
    ),
    scene(
        "IM-R4", f"{LAST_SHIP} / temple 12 / market - lever - - / deck sail statue chisel hammer / active 3",
        "sail 4 temple",
        by(3, "ship_sailed", "IM-T3", ship=4, site="temple"), unloaded(0, 4, 1, "temple"),
        by(0, "stone_placed", "IM-A3", site="temple", space=3), it("round_ended", "IM-R4", round=1),
        points(1, "IM-A3", "temple", 1), points(2, "IM-A3", "temple", 1), points(0, "IM-A3", "temple", 1),
        it("card_discarded", "IM-R4", card="lever"), it("round_began", "IM-R1", round=2, ships="4421"),
        it("card_turned_up", "IM-R2", card="sail", space=1), it("card_turned_up", "IM-R2", card="statue", space=2),
        it("card_turned_up", "IM-R2", card="chisel", space=3), it("card_turned_up", "IM-R2", card="hammer", space=4),
        turn(0),
    ),
    scene(
        "IM-B1 new round", f"{LAST_SHIP} / sides BAAAA / pair lever sail / deck statue statue chisel hammer sail",
        "sail 4 burial",
        by(0, "ship_sailed", "IM-T3", ship=4, site="burial"), unloaded(0, 4, 1, "burial"),
        by(0, "stone_placed", "IM-A4", site="burial", space=1), it("round_ended", "IM-R4", round=1),
        it("card_discarded", "IM-R4", card="lever"), it("card_discarded", "IM-R4", card="sail"),
        it("round_began", "IM-R1", round=2, ships="4421"),
        it("card_turned_up", "IM-R2", card="statue", space=1), it("card_turned_up", "IM-R2", card="statue", space=2),
        it("card_turned_up", "IM-R2", card="chisel", space=3),
        it("card_laid_face_down", "IM-B1"), it("card_laid_face_down", "IM-B1"), turn(1),
    ),
    scene(
        "IM-B3", f"{LAST_SHIP} / sides AABAA / temple 1230 / deck statue", "sail 4 burial",
        by(0, "ship_sailed", "IM-T3", ship=4, site="burial"), unloaded(0, 4, 1, "burial"),
        by(0, "stone_placed", "IM-A4", site="burial", space=1), it("round_ended", "IM-R4", round=1),
    ),
    scene(
        "IM-B3 points", "sides AABAA / ships ....>market ...>pyramid ..>temple ..>burial / temple 12 "
        "/ asks choice 1 temple_space 1 / round 6", "choose points",
        points(1, "IM-B3", "temple", 1), points(2, "IM-B3", "temple", 2), it("game_ended", "IM-E1"),
    ),
    scene(
        "IM-B3 stones", "sides AABAA / ships ....>market ...>pyramid ..>temple ..>burial / temple 1231 / deck hammer "
        "/ asks choice 3 temple_space 3 / round 6", "choose stones",
        by(3, "stones_taken", "IM-B3", stones=2), by(1, "card_drawn", "IM-B2a", card="hammer"),
        it("game_ended", "IM-E1"),
        points(1, "IM-M4", "blue_cards", 1),
    ),
    scene(
        "IM-E1", f"players 2 / round 6 / wrath yes / {LAST_SHIP} / sides AAABB / obelisks | 0 2 / burial 01 "
        "/ cards statue sail | pyramid_decoration / pyramid 101 / temple 1", "sail 4 temple",
        by(0, "ship_sailed", "IM-T3", ship=4, site="temple"), unloaded(0, 4, 1, "temple"),
        by(0, "stone_placed", "IM-A3", site="temple", space=2), it("round_ended", "IM-R4", round=6),
        points(1, "IM-A3", "temple", 1), points(0, "IM-A3", "temple", 1), it("game_ended", "IM-E1"),
        points(0, "IM-B4", "burial", 8), points(0, "IM-M3", "statues", 1), points(0, "IM-M4", "blue_cards", 1),
        points(0, "IM-V1", "wrath", -5),
        points(1, "IM-B4", "burial", 8), points(1, "IM-B5", "obelisks", 2), points(1, "IM-M2", "decorations", 1),
    ),
]  # fmt: skip
