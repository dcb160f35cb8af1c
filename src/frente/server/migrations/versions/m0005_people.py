"""People: accounts, their sessions, what was mailed to them, and the seats that are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("waiting", sa.Text))
    op.add_column("links", sa.Column("person", sa.String(24)))
    op.create_index("ix_links_person", "links", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("known_as", sa.String(80), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("mail", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("known_as", name="uq_people_known_as"),
    )
    op.create_index("ix_people_mail", "people", ["mail"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "slips",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_slips"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_slips_person"),
    )
    op.create_index("ix_slips_person", "slips", ["person"])


def downgrade() -> None:
    """Links go on working. Seats that only an account held are nobody's then."""
    op.drop_table("slips")
    op.drop_table("sessions")
    op.drop_table("people")
    op.execute(sa.text("DELETE FROM links WHERE person IS NOT NULL"))
    op.drop_index("ix_links_person", "links")
    op.drop_column("links", "person")
    op.drop_column("matches", "waiting")
