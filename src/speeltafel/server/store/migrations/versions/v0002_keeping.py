"""Who set a table up, when it was first seen as old, and guests who have ended everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("charters", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("charters", sa.Column("doomed", sa.Float, nullable=True))
    sqlite = op.get_bind().dialect.name == "sqlite"
    host = "json_extract(charter, '$.host')" if sqlite else "charter::json ->> 'host'"
    op.execute(f"update charters set host = coalesce({host}, '')")
    op.create_index("charters_host", "charters", ["host"])
    op.create_table(
        "ended",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ended")
    op.drop_index("charters_host", "charters")
    op.drop_column("charters", "doomed")
    op.drop_column("charters", "host")
