"""Several workers on one database: who lives, and who thinks for which match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("undone", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "workers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("metrics", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("worker", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_leases"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_leases_match"),
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])


def downgrade() -> None:
    op.drop_index("ix_leases_worker", "leases")
    op.drop_table("leases")
    op.drop_table("workers")
    op.drop_column("matches", "undone")
