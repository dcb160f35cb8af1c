"""What Alembic runs: the connection comes from the store, which is open already."""

from alembic import context

from frente.server.tables import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
