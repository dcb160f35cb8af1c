"""Invitations: each is claimed once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("claimed", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_invitations"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_invitations_match"),
    )
    op.create_index("ix_invitations_match", "invitations", ["match"])


def downgrade() -> None:
    op.drop_index("ix_invitations_match", "invitations")
    op.drop_table("invitations")
