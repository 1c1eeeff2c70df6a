"""Evenings: which evening a table belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "charters", sa.Column("evening", sa.String(32), nullable=False, server_default="")
    )
    op.create_index("charters_evening", "charters", ["evening"])


def downgrade() -> None:
    op.drop_index("charters_evening", "charters")
    op.drop_column("charters", "evening")
