"""The live messages, both ways. Each is a table with a `type`; docs/protocol.md tells the story."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from frente.engine.message import in_words, sentence
from frente.server import shapes

LARGEST = 64 * 1024


def too_large(limit: int) -> str:
    """Tell somebody who sent a picture, not a match, how much is taken."""
    size = f"{limit // 1024**2} MB" if limit >= 1024**2 else f"{limit // 1024} kB"
    return in_words(sentence("error-too-large", size=size))


Kind: TypeAlias = Literal[
    "unreadable",
    "too-large",
    "unknown",
    "signed-out",
    "not-your-seat",
    "not-your-ask",
    "stale",
    "refused",
    "too-many",
    "fault",
]


class _Told(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """From the client. `id` is the client's own; a repeated one gets the first reply again."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Hello(_Told, tag="hello"):
    """The first message: `ply` and `version` of what was last seen (-1: nothing), and as which seat.

    `view` follows, or `delta` from that version.
    """

    ply: int = -1
    version: int = -1
    seat: str | None = None


class Look(_Told, tag="look"):
    """Look as another of the link's seats (a shared screen was handed over). `view` follows."""

    seat: str


class Answer(_Told, tag="answer"):
    """Answer what the seat is asked. `done` or `refused` follows."""

    seat: str
    token: str
    ply: int
    version: int | None = None


class Undo(_Told, tag="undo"):
    """Take back the seat's last answer. `done` or `refused` follows."""

    seat: str
    ply: int
    version: int | None = None


class Why(_Told, tag="why"):
    """Why is a token no answer, or why can nothing be done with the subjects? `why` follows."""

    seat: str
    token: str | None = None
    subjects: list[str] | None = None


class OddsOf(_Told, tag="odds"):
    """What may follow from an answer, or from what is chosen so far (`picks`). `odds` follows."""

    seat: str
    token: str | None = None
    picks: list[str] | None = None


class Weigh(_Told, tag="weigh"):
    """What would an answer cost beyond the usual, with those that follow in one gesture? `weigh` follows."""

    seat: str
    token: str
    then: Annotated[list[str], msgspec.Meta(max_length=400)] = []


class ReachOf(_Told, tag="reach"):
    """Where can these pieces go? `reach` follows."""

    seat: str
    pieces: Annotated[list[str], msgspec.Meta(min_length=1, max_length=40)]


class Answers(_Told, tag="answers"):
    """Several answers in order, taken back together. It stops before what is final or refused.

    `answers` follows with how many were done.
    """

    seat: str
    tokens: Annotated[list[str], msgspec.Meta(min_length=1, max_length=200)]
    ply: int
    version: int | None = None


class SightOf(_Told, tag="sight"):
    """What a place sees, and why it does not see another. `sight` follows."""

    origin: str
    target: str | None = None


class Resign(_Told, tag="resign"):
    """Give up. `done` or `refused` follows."""

    seat: str


class Say(_Told, tag="say"):
    """Say something to the other players; who watches, to others who watch. `done` or `refused` follows."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: str | None = None
    """As which of the link's seats; null: its first."""


class Heard(_Told, tag="heard"):
    """What was said up to now has been read. `done` follows."""


Change: TypeAlias = Answer | Answers | Undo | Resign
"""What changes a match."""
ToServer: TypeAlias = (
    Hello | Look | Answer | Answers | Undo | Why | OddsOf | Weigh | ReachOf | SightOf | Resign | Say | Heard
)


class _Says(msgspec.Struct, tag_field="type"):
    """From the server."""


PATH = {"type": "array", "items": {"type": "string"}}
CHANGES = msgspec.Meta(
    extra_json_schema={
        "type": "array",
        "items": {"type": "array", "prefixItems": [PATH, {}], "minItems": 1, "maxItems": 2},
    }
)


class Whole(_Says, tag="view"):
    """Everything: the client forgets what it had. `seat` is who it looks as (null: a spectator)."""

    ply: int
    version: int
    seat: str | None
    view: Annotated[Any, shapes.one_of(shapes.View)]
    ask: shapes.AskOrWaiting
    events: Annotated[Any, shapes.one_of(shapes.Event, many=True)]
    seats: Annotated[Any, shapes.one_of(shapes.SeatHolder, many=True)]
    result: Annotated[Any, shapes.one_of(shapes.Result, none=True)]


class Delta(_Says, tag="delta"):
    """What is different since version `since`, which is the one the client has.

    Events numbered `events_from` and up are dropped, then `events` are added.
    """

    since: int
    ply: int
    version: int
    seat: str | None
    changes: Annotated[Any, CHANGES]
    """What to put where in the view, or to take away from it: docs/protocol.md, Changes."""
    ask: shapes.AskOrWaiting
    events_from: int
    events: Annotated[Any, shapes.one_of(shapes.Event, many=True)]
    result: Annotated[Any, shapes.one_of(shapes.Result, none=True)]


class Done(_Says, tag="done"):
    """It is stored; the `view` or `delta` with that version follows, or came already."""

    re: str
    ply: int
    version: int


class RefusedMessage(_Says, tag="refused"):
    """A message was not done, nothing was changed; `re` is empty where it had no readable id."""

    re: str
    kind: Kind
    text: str
    refusal: Annotated[Any, shapes.one_of(shapes.Refusal, none=True)]


class WhyReply(_Says, tag="why"):
    """The reasons, in the order of the rulebook; none: it is allowed."""

    re: str
    reasons: Annotated[Any, shapes.one_of(shapes.Refusal, many=True)]


class OddsReply(_Says, tag="odds"):
    """The odds and the whole battle; null where no dice follow. For `picks` there is only the battle."""

    re: str
    odds: Annotated[Any, shapes.one_of(shapes.Odds, none=True)]
    battle: Annotated[Any, shapes.one_of(shapes.Battle, none=True)]


FINAL = msgspec.Meta(extra_json_schema={"enum": ["", "dice", "reveal", "turn", "cost"]})


class WeighReply(_Says, tag="weigh"):
    """What the answer would cost, and why it is given by the main button alone (empty: it is not)."""

    re: str
    caution: Annotated[Any, shapes.one_of(shapes.Warning, none=True)]
    final: Annotated[str, FINAL]
    stop: Annotated[Any, shapes.one_of(shapes.Refusal, none=True)]
    """Why those that follow it cannot all be given; null: they can, or none were told."""


_REFUSALS = msgspec.Meta(
    extra_json_schema={
        "type": "object",
        "additionalProperties": {"$ref": "#/components/schemas/Refusal"},
    }
)


class ReachReply(_Says, tag="reach"):
    """The places that all of them reach, each with the answers that lead there; the slowest of the pieces."""

    re: str
    places: Annotated[
        Any,
        msgspec.Meta(
            extra_json_schema={
                "type": "object",
                "additionalProperties": {"$ref": "#/components/schemas/Route"},
            }
        ),
    ]
    slowest: str
    barred: Annotated[Any, _REFUSALS]
    """Places where each of them could go, but not all: what stops the rest."""
    alone: Annotated[Any, _REFUSALS]
    """By verb: what one of them may do and then no other, with the reason."""


class AnswersReply(_Says, tag="answers"):
    """So many of the answers are stored; why it went no further (null: all were done, or dice come next)."""

    re: str
    done: int
    ply: int
    version: int
    refusal: Annotated[Any, shapes.one_of(shapes.Refusal, none=True)]


class Story(_Says, tag="story"):
    """What others did since the seat's last answer: told with the ask that ends it."""

    since: int
    to: int
    seat: str
    steps: Annotated[Any, shapes.one_of(shapes.StoryStep, many=True)]
    summary: Annotated[Any, shapes.one_of(shapes.Change, many=True)]


class SightReply(_Says, tag="sight"):
    """The places seen from `origin`, and why `target` is not among them (null: it is).

    `reason.message.args.at` is the place that blocks.
    """

    re: str
    origin: str
    seen: list[str]
    target: str | None
    reason: Annotated[Any, shapes.one_of(shapes.Refusal, none=True)]


class Thinking(_Says, tag="thinking"):
    """A bot is at it."""

    seat: str
    bot: str


class TermsTold(_Says, tag="terms"):
    """What is agreed on beside the board has changed: the seats that offer a draw."""

    draws: list[str]


class ClockTold(_Says, tag="clock"):
    """How the clock stands at this moment. It comes after the view, and when it was stopped or set going."""

    clock: Annotated[Any, shapes.one_of(shapes.ClockCard)]


class OrderCarried(_Says, tag="ordered"):
    """A standing order of the seat has answered; only its holder is told so."""

    seat: str
    ask: str
    act: str
    ply: int


class Said(_Says, tag="said"):
    """Somebody has said something that you may read."""

    line: Annotated[Any, shapes.one_of(shapes.TalkLine)]


class Presence(_Says, tag="presence"):
    """Who is online: told at once to who comes, a little later and together to the others."""

    seats: dict[str, bool]
    watching: int


class Fault(_Says, tag="fault"):
    """Something broke on the server. The match stands where it stood."""

    text: str
    code: str


ToClient: TypeAlias = (
    Whole
    | Delta
    | Done
    | AnswersReply
    | RefusedMessage
    | WhyReply
    | OddsReply
    | WeighReply
    | ReachReply
    | SightReply
    | Story
    | Thinking
    | TermsTold
    | ClockTold
    | OrderCarried
    | Said
    | Presence
    | Fault
)

read = msgspec.json.Decoder(ToServer).decode
write = msgspec.json.Encoder().encode


class AnyId(msgspec.Struct):
    """What can be read of any message."""

    id: str
