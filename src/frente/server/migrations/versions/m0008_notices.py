"""What people want to be told, and what they have seen and were told of their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("mail", sa.String(8), nullable=False),
        sa.Column("hook", sa.Text, nullable=False),
        sa.Column("digested", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person"),
    )
    op.create_table(
        "attention",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("told_of", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("person", "match", name="pk_attention"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_attention_person"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_attention_match"),
    )
    op.create_index("ix_matches_changed", "matches", ["changed"])


def downgrade() -> None:
    op.drop_index("ix_matches_changed", "matches")
    op.drop_table("attention")
    op.drop_table("notices")
