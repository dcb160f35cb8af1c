"""The rules of Santander, one module a chapter."""
