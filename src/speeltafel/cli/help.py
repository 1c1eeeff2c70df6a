"""Help pages and misuse in the language of the command line: Typer itself speaks English."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused
from speeltafel.words import Voice


class App(typer.Typer):
    """A Typer whose commands and groups explain themselves in the language of `voice`."""

    def __init__(self, voice: Voice, **settings: Any) -> None:
        self.voice = voice
        super().__init__(
            cls=group_class(voice),
            options_metavar=voice.word("cli-help-metavar"),
            subcommand_metavar=voice.word("cli-help-subcommand"),
            **settings,
        )

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        settings.setdefault("cls", command_class(self.voice))
        settings.setdefault("options_metavar", self.voice.word("cli-help-metavar"))
        return super().command(name, **settings)


def command_class(voice: Voice) -> type[TyperCommand]:
    class Command(TyperCommand):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            name_parts(voice)
            super().format_help(ctx, formatter)

        def get_help_option(self, ctx: Any) -> Any:
            return told(super().get_help_option(ctx), voice)

        def get_usage(self, ctx: Any) -> str:
            return usage(super().get_usage(ctx), voice)

    return Command


def group_class(voice: Voice) -> type[TyperGroup]:
    class Group(TyperGroup):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            name_parts(voice)
            super().format_help(ctx, formatter)

        def get_help_option(self, ctx: Any) -> Any:
            return told(super().get_help_option(ctx), voice)

        def get_usage(self, ctx: Any) -> str:
            return usage(super().get_usage(ctx), voice)

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
                raise Refused(unknown_command(args[0], list(self.commands)))
            return super().resolve_command(ctx, args)

    return Group


def name_parts(voice: Voice) -> None:
    """The parts of a help page; what draws them is loaded only when somebody asks for help."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = voice.word("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = voice.word("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = voice.word("cli-help-commands")
    rich_utils.DEFAULT_STRING = voice.word("cli-help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = voice.word("cli-help-required")


def told(option: Any, voice: Voice) -> Any:
    """The option --help, explained."""
    if option is not None:
        option.help = voice.word("cli-help-help")
    return option


def usage(text: str, voice: Voice) -> str:
    return text.replace("Usage:", voice.word("cli-help-usage"), 1)


def unknown_command(name: str, known: list[str]) -> Refusal:
    near = get_close_matches(name, known)
    hint = reason("cli-did-you-mean", known=tuple(near)) if near else reason("cli-see-help")
    return Refusal(Kind.UNKNOWN, reason("cli-unknown-command", name=name), hint)


def misuse(error: typer.TyperException, voice: Voice) -> str:
    """What is wrong with the command line, in words; Typer's own words where we have none."""
    option = str(getattr(error, "option_name", ""))
    parameter = getattr(error, "param", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        line = voice.word("cli-no-such-option", option=option)
        near = tuple(sorted(getattr(error, "possibilities", None) or ()))
        return f"{line} {voice.sentence(reason('cli-did-you-mean', known=near))}" if near else line
    if kind == "BadOptionUsage":
        return voice.word("cli-option-needs-value", option=option)
    if kind == "MissingParameter" and parameter is not None:
        return voice.word("cli-missing", name=parameter.get_error_hint().strip("'"))
    if kind == "BadParameter" and parameter is not None:
        name = parameter.get_error_hint().strip("'")
        return voice.word("cli-bad-value", name=name, wanted=wanted(parameter, voice))
    return error.format_message()


def wanted(parameter: Any, voice: Voice) -> str:
    """What may stand at a parameter."""
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if least is not None and most is not None:
        return voice.word("cli-wants-between", least=least, most=most)
    if least is not None:
        return voice.word("cli-wants-from", least=least)
    return voice.word("cli-wants-number")
