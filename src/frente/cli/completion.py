"""`frente completion`: words for the shell."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

VARIABLE = "_FRENTE_COMPLETE"


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]), default="bash")
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the code that lets a shell complete this command.

    For bash: eval "$(frente completion bash)" in ~/.bashrc; likewise for zsh. For fish: frente
    completion fish > ~/.config/fish/completions/frente.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(context.find_root().command, {}, "frente", VARIABLE).source())
