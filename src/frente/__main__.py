"""`python -m frente` is the `frente` command."""

from frente.cli import main

if __name__ == "__main__":
    main()
