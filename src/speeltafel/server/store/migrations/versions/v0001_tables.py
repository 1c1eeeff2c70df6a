"""Charters, entries, sitters, passages and secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "charters",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("charter", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("charters_touched", "charters", ["touched"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("happening", sa.String(12), nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("ticket", sa.String(60), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("sitters", sa.Column("guest", sa.String(32), primary_key=True), _table_id())
    op.create_index("sitters_table", "sitters", ["table_id"])
    op.create_table(
        "passages",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("secrets", "passages", "sitters", "entries", "charters"):
        op.drop_table(table)


def _table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("charters.id", ondelete="CASCADE"),
        primary_key=True,
    )
