"""A game's options as arguments of a command: whatever the game, from its Meta alone."""

import argparse

import saqqara
from saqqara import InvalidOption, Meta
from saqqara.cli.arguments import BadArgument, Parser
from saqqara.cli.texts import say
from saqqara.core.meta import Choice, Option

_SIDES = ("A", "B")
_YES = ("true", "yes", "on", "1")
_NO = ("false", "no", "off", "0")


def parser(command: str, arguments: list[str]) -> Parser:
    """A parser for `command GAME`, with the options of the game that is named among the arguments."""
    made = Parser(command)
    made.add_argument("game", metavar="GAME", help=say("help-game", games=", ".join(saqqara.games())))
    game = next((argument for argument in arguments if argument in saqqara.games()), None)
    if game is not None:
        _add(made, saqqara.game(game))
    return made


def parsed(made: Parser, arguments: list[str]) -> tuple[argparse.Namespace, Meta]:
    """The arguments and the game they name. An unknown game comes before its options, which nobody can know."""
    chosen, rest = made.parse_known_args(arguments)
    meta = saqqara.game(chosen.game)
    if rest:
        made.parse_args(arguments)  # says what is wrong with the rest
    return chosen, meta


def _add(made: Parser, meta: Meta) -> None:
    if not meta.options:
        return
    group = made.add_argument_group(say("options-of", game=meta.name))
    listed = "; ".join(f"{option.key}={'|'.join(map(written, option.choices))}" for option in meta.options)
    group.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option", options=listed)
    )
    sided = _sided(meta)
    if sided:
        keys = ", ".join(option.key for option in sided)
        default = "".join(str(option.default) for option in sided)
        group.add_argument("--sides", metavar=default, help=say("help-sides", options=keys))
    for option in meta.options:
        if _is_flag(option):
            about = say("help-flag", option=option.key, default=written(option.default))
            group.add_argument(f"--{option.key}", action=argparse.BooleanOptionalAction, default=None, help=about)


def chosen(meta: Meta, arguments: argparse.Namespace) -> dict[str, Choice]:
    """The options that the arguments choose; the last word has `--option`."""
    options: dict[str, Choice] = {}
    if getattr(arguments, "sides", None) is not None:
        options.update(_read_sides(meta, arguments.sides))
    for option in meta.options:
        if _is_flag(option) and getattr(arguments, option.key, None) is not None:
            options[option.key] = getattr(arguments, option.key)
    for pair in getattr(arguments, "option", ()):
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadArgument("option_without_value", "", {"text": pair})
        options[key.strip()] = _read(meta, key.strip(), value.strip())
    return options


def _read_sides(meta: Meta, sides: str) -> dict[str, Choice]:
    sided = _sided(meta)
    letters = sides.upper()
    if len(letters) != len(sided) or set(letters) - set(_SIDES):
        keys = ", ".join(option.key for option in sided)
        raise BadArgument("bad_sides", "", {"sides": sides, "number": len(sided), "options": keys})
    return {option.key: letter for option, letter in zip(sided, letters, strict=True)}


def _read(meta: Meta, key: str, value: str) -> Choice:
    option = next((option for option in meta.options if option.key == key), None)
    if option is None:
        raise BadArgument("unknown_option", "", {"key": key, "choices": ", ".join(one.key for one in meta.options)})
    for choice in option.choices:
        spellings = (_YES if choice else _NO) if isinstance(choice, bool) else (choice.lower(),)
        if value.lower() in spellings:
            return choice
    raise InvalidOption(key, value, tuple(map(written, option.choices)))


def _sided(meta: Meta) -> list[Option]:
    return [option for option in meta.options if option.choices == _SIDES]


def _is_flag(option: Option) -> bool:
    return set(option.choices) == {False, True}


def written(choice: Choice) -> str:
    return str(choice).lower() if isinstance(choice, bool) else choice
