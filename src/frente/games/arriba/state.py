"""The state of a match of Arriba España, and the small changes that may be made to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from frente.engine import Ask, Event, Flow, State, Step
from frente.games.arriba.definitions import (
    BIT,
    CADRE_1936,
    CADRE_LATER,
    CF,
    COUNTRIES,
    ENEMY,
    FACTION_SIDE,
    FACTIONS,
    INDEX,
    MOROCCO,
    OF_CLASS,
    PLACE_IDS,
    PS_START,
    REGIONS,
    REGULAR_PAIR,
    REMNANT_CF,
    SIDES,
    START_BOX,
    UNIT_BIT,
    UNIT_FACTION,
    UNIT_KIND,
    G,
    R,
)
from frente.games.arriba.titles import title_now


class Group(NamedTuple):
    """A battlegroup (7.1): units and asset points that move and fight as one. Never changed, replaced."""

    id: int
    side: str
    area: int
    city: bool
    """Occupying the city, or at large in the area (2.1-c)."""
    units: tuple[int, ...]
    armor: int = 0
    artillery: int = 0
    german: int = 0
    """German armor points (5.4.2-e)."""

    @property
    def name(self) -> str:
        return f"g{self.id}"

    @property
    def tanks(self) -> int:
        return self.armor + self.german

    # `_replace` costs three times as much, and these two are what every regrouping does.
    def holding(self, units: tuple[int, ...]) -> Group:
        """The same with other units."""
        return Group(self.id, self.side, self.area, self.city, units, self.armor, self.artillery, self.german)

    def seated(self, city: bool) -> Group:
        """The same in the city, or at large."""
        return Group(self.id, self.side, self.area, city, self.units, self.armor, self.artillery, self.german)


class Doctrine(NamedTuple):
    """15.5: what asset points are worth to a side, and until when."""

    air: tuple[int, int]
    """Attack and defence die roll modifiers."""
    armor: tuple[int, int]
    artillery: tuple[int, int]
    breakthrough: str
    until: int
    """The last turn in which it must be kept."""


PLAIN = Doctrine((1, -1), (1, 0), (1, -1), "armor;air", 0)  # 9.1.6-b, 9.1.7-b, 9.3


class Support(NamedTuple):
    """The asset points a side brings into a battle."""

    air: int = 0
    german_air: int = 0
    armor: int = 0
    artillery: int = 0

    @property
    def planes(self) -> int:
        return self.air + self.german_air


class Battle(NamedTuple):
    """The fight at hand, for all to see."""

    attacker: int
    defender: int
    kind: str
    paid: bool = True
    ours: Support = Support()
    """The attacker's; then the defender's."""
    theirs: Support = Support()

    def supported(self, attacking: bool, support: Support) -> Battle:
        return self._replace(ours=support) if attacking else self._replace(theirs=support)


@dataclass(slots=True, kw_only=True)
class Arriba(State):
    """All of it is open information (2.2.4-d)."""

    players: int = 2
    rules: tuple[str, ...] = ()
    """The optional rules in use (15.0)."""
    turn: int = 1
    phase: str = "set-up"
    ps: list[int] = field(default_factory=lambda: [PS_START, PS_START])
    ep: list[int] = field(default_factory=lambda: [0, 0])
    replacement: list[int] = field(default_factory=lambda: [0, 0])
    """Replacement EP of this Strategic Phase, spent first, never saved (6.1-c)."""
    boxes: list[int] = field(default_factory=lambda: list(START_BOX))
    boxes_before: list[int] = field(default_factory=lambda: list(START_BOX))
    """The track at the beginning of the Political Phase (5.3.1-h)."""
    control: list[str] = field(default_factory=lambda: [""] * len(REGIONS))
    """2.1-b: government, rebel, or "" for contested, region by region."""
    groups: dict[int, Group] = field(default_factory=dict)
    next_group: int = 1
    morocco: tuple[int, ...] = ()
    placing: tuple[int, ...] = ()
    """Units that wait for their place."""
    unbuilt: int = 0
    eliminated: int = 0
    gone: int = 0
    """Out of the game for good (5.4.2-d, j)."""
    disrupted: int = 0
    improved: int = 0
    remnant: int = 0
    air_ready: list[int] = field(default_factory=lambda: [0, 0])
    air_used: list[int] = field(default_factory=lambda: [0, 0])
    condor: list[str] = field(default_factory=lambda: ["", ""])
    """German air and armor: "" not come, waiting, ready, used, map, lost (in combat), sunk, gone."""
    came: list[str] = field(default_factory=list)
    """Forces whose arrival is settled: ctv, condor, portuguese."""
    forts: list[int] = field(default_factory=lambda: [0, 0])
    purged: int = 0
    purged_now: int = 0
    served: int = 0
    tried: list[int] = field(default_factory=lambda: [0, 0])
    """Countries each side has tried to influence this turn."""
    happened: tuple[int, ...] = ()
    lasting: dict[str, int] = field(default_factory=dict)
    """What this turn's event does until the turn ends."""
    cf_lost: list[int] = field(default_factory=lambda: [0, 0])
    cf_lost_before: list[int] = field(default_factory=lambda: [0, 0])
    psp_due: list[int] = field(default_factory=lambda: [0, 0])
    cap_spent: dict[int, int] = field(default_factory=dict)
    assets_closed: list[str] = field(default_factory=list)
    assets_bought: list[str] = field(default_factory=list)
    fresh: int = 0
    """Units made this Strategic Phase: not to be converted or improved yet (6.1-f)."""
    converted: int = 0
    carried: int = 0
    lifts: dict[str, int] = field(default_factory=dict)
    purse: dict[str, int] = field(default_factory=dict)
    """15.2-c: EP that the Republican player has given to an ally."""
    first: str = G
    turn_first: str = G
    phasing: str = G
    """Whose player turn it is."""
    moved: list[int] = field(default_factory=list)
    orders: int = -1
    """15.7: battlegroups that may still move; -1 without limit."""
    attackers: list[int] = field(default_factory=list)
    """Battlegroups that attacked in this Combat Phase (9.4-b)."""
    attacked: list[int] = field(default_factory=list)
    countered: list[int] = field(default_factory=list)
    guerrilla: int = -1
    """15.1: the area of this turn's guerrilla attack."""
    frozen: int = -1
    doctrine: list[Doctrine] = field(default_factory=lambda: [PLAIN, PLAIN])
    battle: Battle | None = None
    battles: int = 0
    shifts: int = 0
    """Changes made in this Organization Phase, for the guard against endless regrouping."""
    open: Step = field(default=(), compare=False, metadata={"stored": False})
    """The step that asks and has changed nothing yet: there a position can be written."""

    def note(self, kind: str, rule: str, /, **data: Any) -> None:
        """Say that something happened; battlegroups are told by what they are called, beside their ids."""
        log = self.log
        if log.on:
            if "group" in data and "group-name" not in data:
                data["group-name"] = title_now(self.groups, int(data["group"][1:]))
            if "target" in data and "target-name" not in data:
                data["target-name"] = title_now(self.groups, int(data["target"][1:]))
            log.events.append(Event(kind, rule, data, ply=log.ply))


def at_first(s: Arriba, step: Step, ask: Ask) -> Flow[Any]:
    """Put the first ask of a step, before which it has changed nothing."""
    s.open = step
    token: str = yield ask
    s.open = ()
    return ask.value(token)


# --- questions of fact --------------------------------------------------------------------------
def side_groups(s: Arriba, side: str) -> list[Group]:
    return [g for g in s.groups.values() if g.side == side]


def groups_at(s: Arriba, side: str, area: int) -> list[Group]:
    return [g for g in s.groups.values() if g.area == area and g.side == side]


def presence(s: Arriba, side: str) -> int:
    """The areas that hold a unit of the side. Asset points alone do not count (2.2.3-c)."""
    mask = 0
    for g in s.groups.values():
        if g.side == side and g.units:
            mask |= BIT[g.area]
    return mask


def occupied(s: Arriba, side: str) -> int:
    """The areas whose city the side occupies (2.1-d)."""
    mask = 0
    for g in s.groups.values():
        if g.city and g.side == side and g.units:
            mask |= BIT[g.area]
    return mask


def cf(s: Arriba, unit: int) -> int:
    return REMNANT_CF if s.remnant >> unit & 1 else CF[UNIT_KIND[unit]]


def group_cf(s: Arriba, g: Group) -> int:
    return sum([cf(s, u) for u in g.units])


def is_division(s: Arriba, unit: int) -> bool:
    """Remnants are not divisions (9.1.1-a)."""
    return UNIT_KIND[unit] != "brigade" and not s.remnant >> unit & 1


def cadre(s: Arriba, unit: int) -> int:
    """9.1.2-a, with a +1 marker (2.2.4-b)."""
    table = CADRE_1936 if s.turn <= 2 else CADRE_LATER
    return table[unit] + (s.improved >> unit & 1)


def level(s: Arriba, country: int) -> tuple[str, str]:
    """5.3-a: N, S or I, and for which side."""
    box = s.boxes[country]
    if -1 <= box <= 1:
        return "N", ""
    return ("I" if abs(box) == 4 else "S"), (G if box < 0 else R)


def helps(s: Arriba, country: int, side: str) -> bool:
    """Supporting or intervening for the side."""
    name, whom = level(s, country)
    return name != "N" and whom == side


def intervenes(s: Arriba, country: int, side: str) -> bool:
    return level(s, country) == ("I", side)


def any_help(s: Arriba, side: str) -> bool:
    return any(helps(s, c, side) for c in range(len(COUNTRIES)))


def any_intervention(s: Arriba, side: str) -> bool:
    return any(intervenes(s, c, side) for c in range(len(COUNTRIES)))


def where(s: Arriba, unit: int) -> int:
    """The area of a unit, MOROCCO for the box, -1 off the map."""
    for g in s.groups.values():
        if unit in g.units:
            return g.area
    return MOROCCO if unit in s.morocco else -1


def group_of(s: Arriba, unit: int) -> Group | None:
    for g in s.groups.values():
        if unit in g.units:
            return g
    return None


def off_map(s: Arriba, faction: int, kind: str) -> int:
    """The counters of a class that may be taken: unbuilt and eliminated ones (2.2-c)."""
    return (s.unbuilt | s.eliminated) & OF_CLASS[faction, kind]


def assets_on_map(s: Arriba, side: str, kind: str) -> int:
    if kind == "air":
        return s.air_ready[INDEX[side]] + s.air_used[INDEX[side]]
    return sum([getattr(g, kind) for g in s.groups.values() if g.side == side])


# --- seats (15.2) -------------------------------------------------------------------------------
REPUBLICAN, RADICAL, NORTHERN = "republican", "radical", "northern"
_SOUTH = ("anarchist", "poum", "catalonia")


def seats(players: int) -> tuple[str, ...]:
    """15.2-a: who sits at the table."""
    if players == 2:
        return SIDES
    if players == 3:
        return (REPUBLICAN, RADICAL, R)
    return (REPUBLICAN, RADICAL, NORTHERN, R)


def side_seats(s: Arriba, side: str) -> tuple[str, ...]:
    """The seats of a side, the one that decides for it first."""
    if side == R or s.players == 2:
        return (side,)
    return seats(s.players)[:-1]


def leader(s: Arriba, side: str) -> str:
    """15.2-c: the Republican player makes the political decisions and pays."""
    return side_seats(s, side)[0]


def seat_side(seat: str) -> str:
    return R if seat == R else G


def faction_seat(s: Arriba, faction: int) -> str:
    """15.2-a: whose units a faction's are."""
    if FACTION_SIDE[faction] == R:
        return R
    if s.players == 2:
        return G
    if faction in REGULAR_PAIR:
        return REPUBLICAN
    if s.players == 3 or FACTIONS[faction] in _SOUTH:
        return RADICAL
    return NORTHERN


def group_seat(s: Arriba, g: Group) -> str:
    """15.2-c: a mixed battlegroup belongs to whoever has most units in it; a tie to the Republican."""
    if g.side == R:
        return R
    if s.players == 2:
        return G
    counts: dict[str, int] = {}
    for unit in g.units:
        seat = faction_seat(s, UNIT_FACTION[unit])
        counts[seat] = counts.get(seat, 0) + 1
    best = max(counts.values(), default=0)
    leaders = [seat for seat in seats(s.players) if counts.get(seat, 0) == best and best]
    return leaders[0] if len(leaders) == 1 else REPUBLICAN


# --- small changes ------------------------------------------------------------------------------
def add_group(
    s: Arriba,
    side: str,
    area: int,
    city: bool,
    units: tuple[int, ...],
    armor: int = 0,
    artillery: int = 0,
    german: int = 0,
) -> Group:
    group = Group(s.next_group, side, area, city, units, armor, artillery, german)
    s.groups[group.id] = group
    s.next_group += 1
    return group


def put_group(s: Arriba, group: Group) -> None:
    """Replace a battlegroup by its new self; one with nothing left leaves the map."""
    if group.units or group.armor or group.artillery or group.german:
        s.groups[group.id] = group
    else:
        s.groups.pop(group.id, None)


def take_from_pool(s: Arriba, faction: int, kind: str) -> int:
    """The counter used for a new unit or a replacement: unbuilt ones first (2.2-c)."""
    pool = s.unbuilt & OF_CLASS[faction, kind] or s.eliminated & OF_CLASS[faction, kind]
    unit = (pool & -pool).bit_length() - 1
    s.unbuilt &= ~UNIT_BIT[unit]
    s.eliminated &= ~UNIT_BIT[unit]
    return unit


def replace_unit(s: Arriba, old: int, new: int) -> None:
    """Put one counter where another stood; disruption is kept (9.2.3-f)."""
    for g in s.groups.values():
        if old in g.units:
            s.groups[g.id] = g._replace(units=tuple(sorted(new if u == old else u for u in g.units)))
            break
    else:
        s.morocco = tuple(sorted(new if u == old else u for u in s.morocco))
    if s.disrupted >> old & 1:
        s.disrupted = s.disrupted & ~UNIT_BIT[old] | UNIT_BIT[new]


def clear_marks(s: Arriba, unit: int) -> None:
    keep = ~UNIT_BIT[unit]
    s.disrupted &= keep
    s.improved &= keep
    s.remnant &= keep


def make_room_in_city(s: Arriba, side: str, area: int, with_units: bool) -> None:
    """2.2.3-c: an enemy puts lone asset points out of the city; units take the fortification (15.3-c)."""
    enemy = ENEMY[side]
    for g in groups_at(s, enemy, area):
        if g.city and not g.units:
            s.groups[g.id] = g._replace(city=False)
    if with_units and s.forts[INDEX[enemy]] & BIT[area]:
        s.forts[INDEX[enemy]] &= ~BIT[area]
        s.note("fort-lost", "15.3-c", place=PLACE_IDS[area], side=enemy)
