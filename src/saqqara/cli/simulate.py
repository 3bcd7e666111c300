"""`saqqara simulate GAME`: many games of bots against each other."""

import json

import saqqara
from saqqara.cli import game_options
from saqqara.cli.arguments import BadArgument, Parser
from saqqara.cli.console import progress, show_table
from saqqara.cli.players import make, split
from saqqara.cli.series import Series, Tally, play_all
from saqqara.cli.texts import say
from saqqara.core.rng import system_seed


def run(arguments: list[str]) -> int:
    chosen, meta = game_options.parsed(_parser(arguments), arguments)
    seed = system_seed() if chosen.seed is None else chosen.seed
    kinds = split(chosen.players)
    if chosen.n < 1 or chosen.jobs < 1:
        raise BadArgument("needs_at_least_one", "", {})
    series = Series(chosen.game, kinds, game_options.chosen(meta, chosen), seed)
    # What is wrong with the arguments shows here, before any work is handed out.
    saqqara.start(chosen.game, players=len(kinds), seed=seed, options=series.options)
    for seat, kind in enumerate(kinds):
        make(kind, chosen.game, seed, seat)
    with progress(say("playing", game=chosen.game), chosen.n) as advance:
        tally = play_all(series, chosen.n, chosen.jobs, advance)
    if chosen.json:
        print(json.dumps(_as_json(series, tally), indent=1))
    else:
        _show(series, tally)
    return 0


def _parser(arguments: list[str]) -> Parser:
    parser = game_options.parser("simulate", arguments)
    parser.add_argument("-n", type=int, default=100, metavar="GAMES", help=say("help-n"))
    parser.add_argument("--players", default="random,random", metavar="random,random", help=say("help-bots"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help-series-seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("help-jobs"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    return parser


def _show(series: Series, tally: Tally) -> None:
    columns = [say(key) for key in ("column-seat", "column-bot", "column-wins", "column-place", "column-score")]
    rows = [
        [
            str(seat),
            bot,
            f"{100 * tally.win_rate(seat):.1f} %",
            f"{tally.mean_place(seat):.2f}",
            f"{tally.mean_score(seat):.2f} ± {tally.score_error(seat):.2f}",
        ]
        for seat, bot in enumerate(series.bots)
    ]
    show_table(say("results", game=series.game, games=tally.games), columns, rows)
    print(say("plies", mean=f"{tally.mean_plies:.1f}", longest=tally.longest))
    print(say("series-seed", seed=str(series.seed)))


def _as_json(series: Series, tally: Tally) -> dict[str, object]:
    seats = [
        {
            "seat": seat,
            "bot": bot,
            "win_rate": tally.win_rate(seat),
            "mean_place": tally.mean_place(seat),
            "mean_score": tally.mean_score(seat),
            "score_error": tally.score_error(seat),
        }
        for seat, bot in enumerate(series.bots)
    ]
    return {
        "game": series.game,
        "options": saqqara.start(series.game, players=len(series.bots), seed=0, options=series.options).options,
        "seed": series.seed,
        "games": tally.games,
        "seats": seats,
        "plies": {"mean": tally.mean_plies, "longest": tally.longest},
    }
