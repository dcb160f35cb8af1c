"""What outlives the rules: logs, states and views."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("parts", sa.Text))
    op.create_table(
        "events",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_events_match"),
    )
    op.create_table(
        "kept",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("shown", sa.LargeBinary),
        sa.PrimaryKeyConstraint("match", "ply", name="pk_kept"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_kept_match"),
    )


def downgrade() -> None:
    """Matches stay. One that has gone on under changed rules keeps its journal and its present start only."""
    op.drop_table("kept")
    op.drop_table("events")
    op.drop_column("matches", "parts")
