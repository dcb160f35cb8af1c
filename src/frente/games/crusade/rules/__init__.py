"""The rules, one module for each chapter or special rule of the rulebook."""
