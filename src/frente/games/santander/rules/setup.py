"""Set-up (4): three stages with dice, free or ready-made."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from itertools import chain
from typing import NamedTuple

from frente.boards.hexes import bits, mask_of
from frente.engine import Ask, Flow, Menu, Plain, Refusal, StandingWay, Way, put, roll
from frente.games.santander.answers import Aside, Dig, Done, Fill, On, Place, Ready
from frente.games.santander.definitions import (
    ARMOUR_ROLL,
    BASQUE_BRIGADES,
    BIT,
    BREAKDOWN,
    CODES,
    COLUMN,
    COLUMNS,
    FRONT,
    HEX,
    HQS,
    LAND,
    LINKS,
    PBIT,
    PIECE,
    PIECES,
    RESERVE_DIVISIONS,
    SETUP,
    START_COLUMNS,
    START_CONTROL,
    TRENCHES,
    TYPE,
    UNITS,
    N,
    R,
    hexes_of,
)
from frente.games.santander.nouns import PLACE, UNIT
from frente.games.santander.rules import fog
from frente.games.santander.rules.presence import why_absent, why_not_yours
from frente.games.santander.rules.stacking import full_for, why_not_stop
from frente.games.santander.rules.supply import uncovered, zone
from frente.games.santander.state import MOST_CHANGES, OUT, WAITING, Santander, set_down, take, units
from frente.games.santander.tokens import HexTokens

PLACES = tuple(f"place {piece.id}" for piece in PIECES)
ONS = HexTokens("on")
IN_HAND = Way("aside", Aside, rule="4.1-a")
ARMOUR = tuple(p for p in UNITS[N] if TYPE[p] == "armour")
STAGES = {"front": R, "rolled": R, "markers": R, "nationalist": N, "reserve": R}
RULE = {"front": "4.1-a", "rolled": "4.1-b", "markers": "4.2-i", "nationalist": "4.3-a", "reserve": "4.3.1-a"}
_BASQUE = SETUP["republican"]
BASQUE_COLUMN = int(_BASQUE["basque_column"]) - int(_BASQUE["basque_max_distance"])  # 4.2-d
FREE_BASQUES = int(_BASQUE["basque_free_brigades"])  # 4.2-e
ANYWHERE = frozenset(PIECE[u] for u in _BASQUE["anywhere"])  # 4.2-g, 4.2-h
HISTORICAL = SETUP["historical_option"]  # 15.2-a
HISTORICAL_COLUMNS = sum(
    BIT[i] for i in range(len(CODES)) if HISTORICAL["min_column"] <= COLUMN[i] <= HISTORICAL["max_column"]
)
BASQUE_COLUMNS = sum(BIT[i] for i in range(len(CODES)) if COLUMN[i] >= BASQUE_COLUMN)
BASQUE_FRONT = FRONT[R] & BASQUE_COLUMNS
FRONT_DICE = range(SETUP["reserve_divisions"]["front_die"][0], SETUP["reserve_divisions"]["front_die"][1] + 1)


@lru_cache(64)
def _listed(stage: str, reserves: tuple[str, ...]) -> tuple[int, ...]:
    if stage == "markers":
        return COLUMNS[R][: START_COLUMNS[R]]  # 4.2-j
    if stage == "nationalist":  # 4.3-d
        return (*UNITS[N], *COLUMNS[N][: START_COLUMNS[N]])
    mine = [p for p in UNITS[R] if PIECES[p].set_up != "set-aside"]  # 4.2-a
    if stage == "front":
        return tuple(p for p in mine if not PIECES[p].reserve_die)
    kept = stage == "reserve"
    return tuple(p for p in mine if PIECES[p].reserve_die and (PIECES[p].formation in reserves) == kept)


def pieces_of(s: Santander, stage: str) -> tuple[int, ...]:
    """What is placed in a stage; armour that was not received stays out (4.3-c)."""
    listed = _listed(stage, s.reserves)
    if stage != "nationalist":
        return listed
    return _received(listed, tuple(p for p in ARMOUR if s.at[p] == OUT))


@lru_cache(64)
def _received(listed: tuple[int, ...], out: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(p for p in listed if p not in out)


@lru_cache(64)
def _picks(pieces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(PLACES[p] for p in pieces)


# --- where a piece may stand ----------------------------------------------------------------------


class Leave(NamedTuple):
    """What a piece of the Republican front line is allowed beyond the front, found once per placement."""

    free: bool = False
    """A free place is open to a Basque brigade (4.2-e, 4.2-f, 4.2-l)."""
    anywhere: bool = False
    """No legal front hex is left for a brigade that came by the dice (4.1-b)."""


def leave_for(s: Santander, stage: str, piece: int) -> Leave:
    if stage not in ("front", "rolled") or TYPE[piece] == "sc":
        return Leave()
    free = PIECES[piece].nationality == "basque" and _free_basques(s, piece) < FREE_BASQUES
    if stage == "front":
        return Leave(free)
    front = _front_ground(piece, Leave(free))
    return Leave(free, not front & ~full_for(s, piece, True))


def _free_basques(s: Santander, piece: int) -> int:
    """Basque brigades, this one apart, that stand outside the Basque front (4.2-e).

    Reserves are placed last, so they use no free place up (4.2-f); nor does who found the front full (4.1-b).
    """
    return sum(
        p != piece and s.at[p] >= 0 and not BASQUE_FRONT >> s.at[p] & 1 and not s.spilled >> p & 1
        for p in BASQUE_BRIGADES
    )


def _front_ground(piece: int, leave: Leave) -> int:
    """4.2-b to 4.2-h: where a Republican front line unit may stand."""
    if piece in ANYWHERE or leave.free:
        return START_CONTROL[R]
    if PIECES[piece].nationality != "basque":
        return START_CONTROL[R] if leave.anywhere else FRONT[R]
    return START_CONTROL[R] & BASQUE_COLUMNS if leave.anywhere else BASQUE_FRONT


def _why_not_front(piece: int, hex: int, leave: Leave) -> Refusal | None:
    if _front_ground(piece, leave) >> hex & 1:
        return None
    args: dict[str, Plain] = {"unit": PIECES[piece].id, "place": CODES[hex]}
    if PIECES[piece].nationality != "basque":
        return Refusal("4.2-b", "not-front", args)
    return Refusal("4.2-d", "not-basque-front", {**args, "column": BASQUE_COLUMN, "free": FREE_BASQUES})


def near_hq(s: Santander, side: str, hex: int) -> bool:
    """Is a friendly HQ in the hex or next to it (4.2-j, 4.3-d)?"""
    near = BIT[hex] | LINKS[hex]
    return any(s.at[p] >= 0 and near >> s.at[p] & 1 for p in HQS[side])


def why_not_place(s: Santander, stage: str, piece: int, hex: int, leave: Leave) -> Refusal | None:
    """Why the piece may not be set up in this hex."""
    side = STAGES[stage]
    unit = PIECES[piece]
    if not LAND >> hex & 1:
        return Refusal(RULE[stage], "no-land", {"place": CODES[hex]})
    if not START_CONTROL[side] >> hex & 1:
        rule = "4.3-a" if side == N else ("4.3.1-a" if stage == "reserve" else "4.2-b")
        return Refusal(rule, "not-controlled", {"unit": unit.id, "place": CODES[hex]})
    if unit.type == "sc":
        if not near_hq(s, side, hex):
            rule = "4.3-d" if side == N else "4.2-j"
            return Refusal(rule, "no-hq-near", {"unit": unit.id, "place": CODES[hex]})
    elif stage in ("front", "rolled"):
        refusal = _why_not_front(piece, hex, leave)
        if refusal is not None:
            return refusal
    elif "historical-set-up" in s.rules and unit.nationality == HISTORICAL["nationality"]:  # 15.2-a
        low, high = HISTORICAL["min_column"], HISTORICAL["max_column"]
        if not low <= COLUMN[hex] <= high:
            return Refusal("15.2-a", "not-historical", {"unit": unit.id, "low": low, "high": high})
    return why_not_stop(s, piece, hex, True)  # 4.2-k


# --- when a stage is complete ---------------------------------------------------------------------


def why_not_done(s: Santander, stage: str) -> Refusal | None:
    """What is still missing."""
    side = STAGES[stage]
    left = [PIECES[p].id for p in pieces_of(s, stage) if s.at[p] == WAITING]
    if left:
        rule = {"markers": "4.2-j", "nationalist": "4.3-a", "reserve": "4.1-d"}.get(stage, RULE[stage])
        return Refusal(rule, "not-placed", {"units": [*left]})
    if stage in ("front", "nationalist"):
        open_ = hexes_of(uncovered(s, side, FRONT[side]))
        if open_:
            return Refusal("4.2-c" if side == R else "4.3-b", "front-open", {"places": [*open_]})
    for p in COLUMNS[side]:
        if s.at[p] >= 0 and stage in ("markers", "nationalist") and not near_hq(s, side, s.at[p]):
            rule = "4.3-d" if side == N else "4.2-j"
            return Refusal(rule, "no-hq-near", {"unit": PIECES[p].id, "place": CODES[s.at[p]]})
    return None


def _why_not_dig(s: Santander, hex: int) -> Refusal | None:
    """4.2-i: four trenches, one per hex, each with Republican units."""
    if s.trenches >> hex & 1:
        return Refusal("4.2-i", "trench-there", {"place": CODES[hex]})
    if s.trenches.bit_count() >= TRENCHES:
        return Refusal("4.2-i", "no-trench-left", {"count": TRENCHES})
    return None if units(s, hex) else Refusal("4.2-i", "no-units-there", {"place": CODES[hex]})


def _why_not_fill(s: Santander, hex: int) -> Refusal | None:
    return None if s.trenches >> hex & 1 else Refusal("4.2-i", "no-trench-there", {"place": CODES[hex]})


def _why_not_pick(s: Santander, stage: str, piece: int) -> Refusal | None:
    """Why the piece is not set up in this stage."""
    refusal = why_not_yours(STAGES[stage], piece, RULE[stage])
    if refusal is not None:
        return refusal
    unit: dict[str, Plain] = {"unit": PIECES[piece].id}
    if TYPE[piece] == "air":
        return Refusal("4.3.2-a", "flies", unit)
    if piece in pieces_of(s, stage):
        return None
    if s.at[piece] >= 0:  # 4.1-b: who was placed in an earlier stage stays
        return Refusal("4.1-b", "placed-before", unit)
    if piece in BREAKDOWN or s.at[piece] == OUT or piece in COLUMNS[N]:
        return why_absent(s, piece, "4.3-c")
    if not PIECES[piece].reserve_die:
        return Refusal("4.2-j", "later-stage", unit)
    return Refusal("4.1-a" if stage == "front" else "4.1-c", "later-stage", unit)


# --- the ask --------------------------------------------------------------------------------------


def _changed_too_often(s: Santander, stage: str) -> Refusal | None:
    if s.changes < MOST_CHANGES:
        return None
    return Refusal(RULE[stage], "changed-too-often", {"limit": MOST_CHANGES})


def _uncovered(s: Santander, stage: str) -> dict[str, Plain]:
    """The front hexes that are still open, for the prompt."""
    side = STAGES[stage]
    places = hexes_of(uncovered(s, side, FRONT[side])) if stage in ("front", "nationalist") else []
    return {"open": len(places), "places": [*places]}


@cache
def _deploying(stage: str) -> tuple[StandingWay, ...]:
    """Everything that a set-up stage lets one do."""
    side, rule = STAGES[stage], RULE[stage]

    def worn(s: Santander) -> Refusal | None:
        return _changed_too_often(s, stage)

    def picks(s: Santander) -> tuple[int, ...]:
        return () if worn(s) else pieces_of(s, stage)

    def why_not_ready(s: Santander) -> Refusal | None:
        """What is not complete by now can only be made ready."""
        refusal = worn(s)
        return refusal if refusal is not None and why_not_done(s, stage) is None else None

    place = StandingWay(
        "place",
        Place,
        UNIT[side],
        rule=rule,
        why_not=lambda s, piece: worn(s) or _why_not_pick(s, stage, piece),
        among=picks,
        judged=True,
    )
    trenches = (
        StandingWay(
            "dig",
            Dig,
            PLACE[side],
            rule="4.2-i",
            why_not=lambda s, hex: worn(s) or _why_not_dig(s, hex),
            among=lambda s: sorted(s.stacks),
        ),
        StandingWay(
            "fill",
            Fill,
            PLACE[side],
            rule="4.2-i",
            why_not=lambda s, hex: worn(s) or _why_not_fill(s, hex),
            among=lambda s: bits(s.trenches),
        ),
    )
    return (
        place,
        *(trenches if stage == "markers" else ()),
        StandingWay("ready", Ready, rule="4.1-a", why_not=why_not_ready),
        StandingWay("done", Done, rule=rule, why_not=lambda s: why_not_done(s, stage)),
    )


def _deploy_tokens(s: Santander, stage: str) -> list[str]:
    """All of it, the pieces looked through once."""
    mine, worn = pieces_of(s, stage), _changed_too_often(s, stage)
    tokens = [] if worn else [*_picks(mine)]
    if stage == "markers":
        _, dig, fill, *_ = _deploying(stage)
        tokens += dig.offer(s) + fill.offer(s)
    complete = WAITING not in map(s.at.__getitem__, mine) and why_not_done(s, stage) is None
    if worn is None or not complete:
        tokens.append("ready")
    if complete:
        tokens.append("done")
    return tokens


def deploy(s: Santander, stage: str) -> Flow[None]:
    """One thing of a set-up stage: pick a piece up, dig, take the ready-made deployment, or be done."""
    side = STAGES[stage]
    if not s.veiled:  # 5.2-a: whatever is shifted about is shown when the stage is done
        s.veiled = mask_of(p for p in pieces_of(s, stage) if s.at[p] >= 0)

    def about() -> dict[str, Plain]:
        waiting = [p for p in pieces_of(s, stage) if s.at[p] == WAITING]
        return {"stage": stage, "left": len(waiting), **_uncovered(s, stage)}

    menu = Menu(s, *_deploying(stage), tokens=partial(_deploy_tokens, s, stage))
    s.open = ("deploy", stage)
    answer = yield from put(Ask.of(side, "deploy", RULE[stage], menu, about))
    s.open = ()
    if isinstance(answer, Done):
        s.note("deployed", RULE[stage], side=side, stage=stage)
        s.changes = s.veiled = s.spilled = 0
        return
    s.push(("deploy", stage))
    match answer:
        case Place(piece):
            s.changes += s.at[piece] != WAITING
            s.push(("place", stage, piece))
        case Dig(hex):
            s.trenches |= BIT[hex]
        case Fill(hex):
            s.trenches &= ~BIT[hex]
            s.changes += 1
        case Ready():
            make_ready(s, stage)
            s.changes += 1


def _ground(s: Santander, stage: str, piece: int, leave: Leave) -> int:
    """The hexes in which the piece may be set up, stacking apart: what `why_not_place` lets pass."""
    side = STAGES[stage]
    mine = START_CONTROL[side]
    unit = PIECES[piece]
    if unit.type == "sc":
        near = 0
        for p in HQS[side]:
            if s.at[p] >= 0:
                near |= BIT[s.at[p]]
        return mine & (near | zone(near))
    if stage in ("front", "rolled"):
        return _front_ground(piece, leave)
    if "historical-set-up" in s.rules and unit.nationality == HISTORICAL["nationality"]:
        return mine & HISTORICAL_COLUMNS
    return mine


def place(s: Santander, stage: str, piece: int) -> Flow[None]:
    """Where the piece that was picked up goes; `aside` keeps it in hand."""
    side = STAGES[stage]
    take(s, piece)
    leave = leave_for(s, stage, piece)

    def legal() -> int:
        return _ground(s, stage, piece, leave) & ~full_for(s, piece, True)

    menu = Menu(
        s,
        Way(
            "on",
            On,
            PLACE[side],
            rule=RULE[stage],
            why_not=lambda hex: why_not_place(s, stage, piece, hex, leave),
            among=lambda: bits(legal()),
            judged=True,
            tokens=lambda: ONS.of(legal()),
        ),
        IN_HAND,
    )

    def about() -> dict[str, Plain]:
        return {"unit": PIECES[piece].id, **_uncovered(s, stage)}

    match (yield from put(Ask.of(side, "place", RULE[stage], menu, about))):
        case On(hex):
            settle(s, piece, hex, leave)
            fog.note(s, "placed", RULE[stage], piece, fog.fogged(s, piece), place=CODES[hex])
        case Aside():
            s.changes += 1


def settle(s: Santander, piece: int, hex: int, leave: Leave) -> None:
    """Put a piece into its hex for this stage."""
    set_down(s, piece, hex)
    s.veiled |= PBIT[piece]
    s.spilled &= ~PBIT[piece]
    if leave.anywhere and not leave.free and not BASQUE_FRONT >> hex & 1 and piece in BASQUE_BRIGADES:
        s.spilled |= PBIT[piece]


# --- ready-made deployments -----------------------------------------------------------------------


def _ready_table(s: Santander, stage: str) -> dict[int, int]:
    """The ready-made hex of each piece of a stage."""
    ready = SETUP["ready"]
    tables = []
    if stage == "front":
        tables = [ready["republican"]]
    elif stage == "nationalist":
        tables = [ready["nationalist"]]
    elif stage in ("rolled", "reserve"):
        way = "front" if stage == "rolled" else "reserve"
        tables = [ready[d][way] for d in RESERVE_DIVISIONS if (d in s.reserves) == (stage == "reserve")]
    found = {PIECE[u]: HEX[h] for t in tables for h, us in t.items() if h != "source" for u in us}
    side = STAGES[stage]
    if stage in ("markers", "nationalist"):
        hexes = ready[f"{side}_supply_columns"]["hexes"]
        found.update(dict(zip(COLUMNS[side], (HEX[h] for h in hexes), strict=False)))
    return found


def make_ready(s: Santander, stage: str) -> None:
    """Set up a whole stage as ready-made; a piece whose hex is taken goes to the first that is legal."""
    mine = pieces_of(s, stage)
    table = _ready_table(s, stage)
    s.masks = None  # with so many pieces they are sooner found anew
    for p in mine:
        take(s, p)
    for p in mine:
        leave = leave_for(s, stage, p)
        hexes = chain((table[p],), bits(START_CONTROL[STAGES[stage]]))
        settle(s, p, next(h for h in hexes if why_not_place(s, stage, p, h, leave) is None), leave)
    if stage == "markers":
        s.trenches = 0
        wanted = [HEX[h] for h in SETUP["ready"]["republican_trenches"]["hexes"]]
        for h in (*wanted, *bits(FRONT[R])):
            if _why_not_dig(s, h) is None:
                s.trenches |= BIT[h]
    s.note("ready-made", RULE[stage], side=STAGES[stage], stage=stage)


def quick(s: Santander, stage: str) -> Flow[None]:
    """A stage of the quick start: ready-made without a question."""
    make_ready(s, stage)
    s.veiled = s.spilled = 0
    yield from ()


# --- dice of the set-up ---------------------------------------------------------------------------


def reserve_dice(s: Santander) -> Flow[None]:
    """One die for each of the 50, 55 and 57 Divisions: 5-6 keeps it as a reserve force (4.1-b)."""
    dice = yield from roll("set-up", len(RESERVE_DIVISIONS), kind="reserves", rule="4.1-b", seat=R)
    s.reserves = tuple(d for d, n in zip(RESERVE_DIVISIONS, dice, strict=True) if n not in FRONT_DICE)
    front = [d for d in RESERVE_DIVISIONS if d not in s.reserves]
    counts = {"fronts": len(front), "held": len(s.reserves)}
    s.note("reserves", "4.1-b", front=[*front], reserve=[*s.reserves], **counts)


def armour_die(s: Santander) -> Flow[None]:
    """4.3-c: which armour the Nationalist receives; the rest is out of the game."""
    die = yield from roll("set-up", kind="armour", rule="4.3-c", seat=N)
    got = ARMOUR_ROLL[die[0]]
    for p in ARMOUR:
        if p not in got:
            s.at[p] = OUT
    s.note("armour", "4.3-c", units=[PIECES[p].id for p in got])


def begin(s: Santander, free: bool) -> None:
    """The stages as printed (4.1-c); air, weather and tracks start as the state does (4.3.2-a, 4.3.2-b)."""
    kind = "deploy" if free else "quick"
    s.push(
        (kind, "front"), ("reserve-dice",), (kind, "rolled"), (kind, "markers"),
        ("armour-die",), (kind, "nationalist"), (kind, "reserve"), ("turn",),
    )  # fmt: skip
