"""Talk, notes, mutes, reports, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

ADDED = {"attention": "heard", "offers": "rated", "terms": "rated"}
NEW = ("talk", "notes", "mutes", "standings", "reports", "ratings", "rated")


def upgrade() -> None:
    op.add_column("attention", sa.Column("heard", sa.BigInteger, nullable=False, server_default="0"))
    for table in ("offers", "terms"):
        op.add_column(table, sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "talk",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("speaker", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_talk"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_talk_match"),
    )
    op.create_index("ix_talk_match", "talk", ["match", "at"])
    op.create_index("ix_talk_person", "talk", ["person"])
    op.create_table(
        "notes",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notes"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_notes_match"),
    )
    op.create_index("ix_notes_owner", "notes", ["owner", "match"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("muted", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person"),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name="fk_mutes_muted"),
    )
    op.create_table(
        "standings",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("operator", sa.BigInteger, nullable=False),
        sa.Column("silenced", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
        sa.Column("leaving", sa.BigInteger, nullable=False),
        sa.Column("warning", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_standings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_standings_person"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("by", sa.String(24)),
        sa.Column("about", sa.String(24)),
        sa.Column("named", sa.String(80), nullable=False),
        sa.Column("match", sa.String(24)),
        sa.Column("line", sa.String(24)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.Column("settler", sa.String(24)),
        sa.Column("verdict", sa.String(8), nullable=False),
        sa.Column("remark", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person"),
    )
    op.create_table(
        "rated",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_rated"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_rated_match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rated_person"),
    )
    op.create_index("ix_rated_person", "rated", ["person"])


def downgrade() -> None:
    for table in reversed(NEW):
        op.drop_table(table)
    for table, column in ADDED.items():
        op.drop_column(table, column)
