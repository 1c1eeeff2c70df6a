"""For those who run the server: health, metrics, logs, limits, security."""
