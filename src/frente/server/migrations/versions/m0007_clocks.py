"""Clocks of matches, and the time that the server has slept."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("offers", sa.Column("pace", sa.Text))
    op.create_table(
        "clocks",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("pauses", sa.Text, nullable=False),
        sa.Column("away", sa.Text, nullable=False),
        sa.Column("holidays", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", name="pk_clocks"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_clocks_match"),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("slept", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )


def downgrade() -> None:
    """Matches go on without their clocks."""
    op.drop_table("pulse")
    op.drop_table("clocks")
    op.drop_column("offers", "pace")
