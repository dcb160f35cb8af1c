"""The history of the store's tables. Run when a server starts; each step goes one version up."""
