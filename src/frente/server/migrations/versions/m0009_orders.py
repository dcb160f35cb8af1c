"""Standing orders, and what was done by them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_orders"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_orders_match"),
    )
    op.create_table(
        "carried",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("ask", sa.String(80), nullable=False),
        sa.Column("act", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "ply", name="pk_carried"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_carried_match"),
    )


def downgrade() -> None:
    op.drop_table("carried")
    op.drop_table("orders")
