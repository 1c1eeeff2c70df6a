"""Commands about Katalon solved."""
