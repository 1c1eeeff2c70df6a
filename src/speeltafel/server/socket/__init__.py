"""From a frame on a socket to a message, and back."""
