"""Tables where a match is looked for, and what players agree on beside the board."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "offers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("sitters", sa.Text, nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("invited", sa.Text, nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_offers"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_offers_owner"),
    )
    op.create_index("ix_offers_owner", "offers", ["owner"])
    op.create_table(
        "terms",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("closes", sa.Boolean, nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.Column("warned", sa.Integer, nullable=False),
        sa.Column("warned_of", sa.Integer, nullable=False),
        sa.Column("warned_on", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_terms"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_terms_match"),
    )


def downgrade() -> None:
    """Matches stay; those that ended beside the board can then only be looked at."""
    op.drop_table("terms")
    op.drop_table("offers")
