"""`saqqara check FILE`: is this record right, and if not, where does it go wrong?"""

from typing import Any

from saqqara import InvalidRecord, Record, SaqqaraError
from saqqara.cli.arguments import Parser
from saqqara.cli.files import read_json
from saqqara.cli.texts import say

_RIGHT, _WRONG = 0, 1


def run(arguments: list[str]) -> int:
    parser = Parser("check")
    parser.add_argument("file", metavar="FILE", help=say("help-file"))
    file = parser.parse_args(arguments).file
    content: Any = read_json(file)
    try:
        record = Record.from_json(content)
    except InvalidRecord as error:
        print(say("record-wrong", file=file))
        _show_break(content, error)
        return _WRONG
    except SaqqaraError as error:
        print(say("record-wrong", file=file))
        print(say("break-sentence", sentence=str(error)))
        return _WRONG
    finished = "no" if record.result is None else "yes"
    facts = {"game": record.game, "players": record.start.players, "plies": len(record.actions)}
    print(say("record-right", file=file, finished=finished, **facts))
    return _RIGHT


def _show_break(content: Any, error: InvalidRecord) -> None:
    print(say("break-ply", ply=error.ply))
    action = _text_of_action(content, error.ply)
    if action is not None:
        print(say("break-action", action=action))
        print(say("break-rule", rule=error.reason.rule))
    print(say("break-code", code=error.reason.code))
    print(say("break-sentence", sentence=str(error.reason)))


def _text_of_action(content: Any, ply: int) -> str | None:
    """The text of the action that is wrong, if one is, and if it is an action at all."""
    try:
        sound = Record.from_json({**content, "actions": content["actions"][:ply], "result": None, "undone": []})
        return sound.states()[-1].text(content["actions"][ply])
    except (SaqqaraError, TypeError, LookupError):
        return None
