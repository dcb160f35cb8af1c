"""The rules of España 1936: one module for each chapter of the conformance list."""
