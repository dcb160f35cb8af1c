"""Allowances and rooms that all workers share; push subscriptions; passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "allowances",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_allowances"),
    )
    op.create_table(
        "rooms",
        sa.Column("worker", sa.String(24), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("worker", "id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_id", "rooms", ["id"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_pushes_person"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )


def downgrade() -> None:
    for table in ("challenges", "passkeys", "pushes", "rooms", "allowances"):
        op.drop_table(table)
