"""Live evenings: their host, their screens, and the tables that follow them."""
