"""The tables of the store. Only types that SQLite and PostgreSQL both have."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    },
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("start", Text),
    Column("auto", Boolean, nullable=False),
    Column("forced", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("result", Text),
    Column("origin", String(24)),
    Column("origin_ply", Integer),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # The parts that were played under older rules, [[rules, ply, events]]: where they end, `start` begins.
    Column("parts", Text),
    # How often an answer was taken back: who has fewer cannot go on from the journal's end.
    Column("undone", Integer, nullable=False, server_default="0"),
    # The seats that are to answer; not known of a match that was last changed by an older version.
    Column("waiting", Text),
    Index("ix_matches_changed", "changed"),
)

journal = Table(
    "journal",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("who", String(80), nullable=False),
    Column("key", String(120), nullable=False),
    Column("value", Text, nullable=False),
    Column("message", String(160)),
    Column("at", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id"), nullable=False),
    Column("seats", Text, nullable=False),
    # Whose seats these are by an account: nobody knows a link to such a row.
    Column("person", String(24)),
    Index("ix_links_match", "match"),
    Index("ix_links_person", "person"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    # The name as it is compared: two that read alike are one.
    Column("known_as", String(80), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("mail", String(200), nullable=False),
    # It has been shown that the mail arrives.
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # The one that its owner reads; empty: not known.
    Column("language", String(16), nullable=False, server_default=""),
    Index("ix_people_mail", "mail"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("ix_sessions_person", "person"),
)

# By these programs play for an account, until it ends them.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(24), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_tokens_person", "person"),
)

# What was sent by mail, and what it is good for once: to confirm the address, or to choose a password.
slips = Table(
    "slips",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("mail", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_slips_person", "person"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id"), nullable=False),
    Column("seat", String(80), nullable=False),
    Column("creator", String(64), nullable=False),
    Column("claimed", BigInteger),
    Index("ix_invitations_match", "match"),
)

# The log as it was told: it outlives the rules that noted it.
events = Table(
    "events",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("event", Text, nullable=False),
)

# The last state that a match can go on from, at the entry `base` of its journal; and moments, which have
# besides, in `shown`, what everybody saw at `ply`.
kept = Table(
    "kept",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("shown", LargeBinary),
)

# Who serves a shared database. `seen` is when it last said so, by the clock of the database.
workers = Table(
    "workers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("metrics", Text, nullable=False),
)

# Which worker's bots think for a match.
leases = Table(
    "leases",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("worker", String(24), nullable=False),
    Index("ix_leases_worker", "worker"),
)

# A match that is looked for: it is gone when it begins or is taken back. People stand in it by their ids.
offers = Table(
    "offers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("owner", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("options", Text, nullable=False),
    # The computer's seats; the others are for people.
    Column("bots", Text, nullable=False),
    # Who sits there, in the order in which they came, and which seats they want; who wants none draws lots.
    Column("sitters", Text, nullable=False),
    Column("wishes", Text, nullable=False),
    # Only these may sit down; empty: anybody.
    Column("invited", Text, nullable=False),
    Column("watched", Boolean, nullable=False),
    # Its result counts for the ratings of those who sit down.
    Column("rated", Boolean, nullable=False, server_default=false()),
    # How much time everybody has (frente.server.clock.Pace); none: as much as one likes.
    Column("pace", Text),
    Column("created", BigInteger, nullable=False),
    Index("ix_offers_owner", "owner"),
)

# The clocks of matches (frente.server.clock.Clock); `due` is when somebody loses if nobody answers.
clocks = Table(
    "clocks",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("left", Text, nullable=False),
    Column("used", Text, nullable=False),
    Column("since", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("pauses", Text, nullable=False),
    Column("away", Text, nullable=False),
    Column("holidays", Text, nullable=False),
    Column("due", BigInteger),
    Index("ix_clocks_due", "due"),
)

# One row: when some worker was last awake, and how long none has been in all.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("slept", BigInteger, nullable=False),
)

# What people want to be told: mail `none`, `turn` or `daily`, and a webhook; when the last daily one went.
notices = Table(
    "notices",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("mail", String(8), nullable=False),
    Column("hook", Text, nullable=False),
    Column("digested", BigInteger, nullable=False),
)

# What a person has seen of a match, of which turn they were told, and the worker they are connected to.
attention = Table(
    "attention",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seen", Integer, nullable=False),
    Column("told_of", Integer, nullable=False),
    Column("worker", String(24), nullable=False),
    # Up to when the person has read what is said there.
    Column("heard", BigInteger, nullable=False, server_default="0"),
)

# The standing orders of a seat (frente.engine.orders.Order): nobody else is told of them.
orders = Table(
    "orders",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(80), primary_key=True),
    Column("orders", Text, nullable=False),
)

# What was answered by an order, and which; `ply` is that of the answer.
carried = Table(
    "carried",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", String(80), nullable=False),
    Column("ask", String(80), nullable=False),
    Column("act", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What the players of a match have agreed on beside the board.
terms = Table(
    "terms",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    # Anybody may watch.
    Column("watched", Boolean, nullable=False),
    # It began at a table: it is closed when nobody plays.
    Column("closes", Boolean, nullable=False),
    # Its result counts for the ratings of its players.
    Column("rated", Boolean, nullable=False, server_default=false()),
    # The seats that offer a draw.
    Column("draws", Text, nullable=False),
    # How often it was said that nobody plays, of which version of the match, and when last.
    Column("warned", Integer, nullable=False),
    Column("warned_of", Integer, nullable=False),
    Column("warned_on", BigInteger, nullable=False),
)

# What is said at a match: by its players (room `seats`), and apart by those who watch (`watch`).
talk = Table(
    "talk",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id"), nullable=False),
    Column("room", String(8), nullable=False),
    # Of a player: the seat; of who watches: empty.
    Column("seat", String(80), nullable=False),
    Column("person", String(24)),
    # Whoever says it, by an account or by a link: the same for all lines of one.
    Column("speaker", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_talk_match", "match", "at"),
    Index("ix_talk_person", "person"),
)

# What somebody has noted for oneself; the owner is an account, or a link that holds a seat.
notes = Table(
    "notes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id"), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_notes_owner", "owner", "match"),
)

# Whose lines a person does not want to read.
mutes = Table(
    "mutes",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(24), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What whoever runs the server has said of a person, and what a person may do for it. 0: not.
standings = Table(
    "standings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    # Since when the person looks after reports.
    Column("operator", BigInteger, nullable=False),
    # Until when the person says nothing.
    Column("silenced", BigInteger, nullable=False),
    # Since when nobody can sign in.
    Column("closed", BigInteger, nullable=False),
    # Since when the account is to be forgotten, by whichever server comes to it.
    Column("leaving", BigInteger, nullable=False),
    # What the person is to read.
    Column("warning", Text, nullable=False),
)

# What people have told the operators, with what was said around it at that moment.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    # Who tells it; nobody: a guest, or one who is gone.
    Column("by", String(24)),
    # Whom it is about, where that one has an account; and by which name or seat.
    Column("about", String(24)),
    Column("named", String(80), nullable=False),
    Column("match", String(24)),
    Column("line", String(24)),
    Column("reason", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Once it is settled: when, by whom, and how.
    Column("settled", BigInteger),
    Column("settler", String(24)),
    Column("verdict", String(8), nullable=False),
    Column("remark", Text, nullable=False),
    Index("ix_reports_settled", "settled"),
)

# How strong people are at a game (frente.server.glicko).
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The matches that were counted, for each of their players, and the rating after it.
rated = Table(
    "rated",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("score", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rated_person", "person"),
)

# What is left of what somebody may do in a time, by a hash of who and what; `at` is when that was written.
allowances = Table(
    "allowances",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# How much somebody holds open at a worker, by a hash of who and what.
rooms = Table(
    "rooms",
    metadata,
    Column("worker", String(24), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Index("ix_rooms_id", "id"),
)

# Browsers that want to be told of turns: where, and the keys that only they can read with.
pushes = Table(
    "pushes",
    metadata,
    # A hash of the endpoint.
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_pushes_person", "person"),
)

# Keys that open an account instead of its password; `count` is how often the device says it was used.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_passkeys_person", "person"),
)

# What devices were asked to sign, until it is spent.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
