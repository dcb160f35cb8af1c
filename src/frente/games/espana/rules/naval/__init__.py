"""25 The war at sea."""
