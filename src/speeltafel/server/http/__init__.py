"""Setting up, finding, replaying and reading, over HTTP."""
