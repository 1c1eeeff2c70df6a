"""How Alembic reaches the database: over the connection that `store` hands in."""

from alembic import context

from speeltafel.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
