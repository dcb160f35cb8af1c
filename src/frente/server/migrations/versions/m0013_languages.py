"""The language that somebody reads."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("people") as table:
        table.drop_column("language")
