"""What those who build Speeltafel need and users do not: never installed."""
