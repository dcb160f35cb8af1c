"""The files in deploy/ call the program as it is."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from frente.cli import cli

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def commands() -> list[list[str]]:
    """Every call of `frente`, from the units and the container."""
    found = []
    for unit in sorted(DEPLOY.glob("*.service")):
        for line in re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE):
            inner = shlex.split(line)
            words = shlex.split(inner[2].removeprefix("exec ")) if inner[0] == "/bin/sh" else inner
            assert words[0] == "/opt/frente/bin/frente"
            found.append(words[1:])
    (start,) = re.findall(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    name, *words = json.loads(start)
    assert name == "frente"
    return [*found, words]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_program_takes_what_it_is_called_with(words: list[str]):
    name, *arguments = words
    command = cli.commands[name]
    with command.make_context(name, arguments) as context:
        assert isinstance(context, click.Context)
        assert context.params["data"] in (Path("/var/lib/frente"), Path("/data"))


def told() -> list[list[str]]:
    """Every call of `frente` that docs/hosting.md has a line for."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = re.findall(r"^ {4,}(?:FRENTE_\w+=\S+ )?(?:as_)?frente (.*)$", text, re.MULTILINE)
    inline = re.findall(r"`frente ((?:user|backup|restore|migrate|serve) [^`]+)`", text)
    return [shlex.split(line.replace("[--off]", "--off")) for line in (*lines, *inline)]


@pytest.mark.parametrize("words", told(), ids=" ".join)
def test_the_guide_calls_the_program_as_it_is(words: list[str]):
    command: click.Command = cli
    while isinstance(command, click.Group):
        name, *words = words
        command = command.commands[name]
    command.make_context(name, words, resilient_parsing=True)
    known = {option for given in command.params for option in given.opts + given.secondary_opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_the_unit_gives_the_server_time_to_end():
    unit = (DEPLOY / "frente.service").read_text()
    assert "ExecReload=/bin/kill -HUP $MAINPID" in unit
    assert "--workers" in unit  # only a foreman takes the signal


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
def test_systemd_takes_the_units(tmp_path: Path):
    """All but the program itself, which is not installed where tests run."""
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = unit.read_text().replace("/opt/frente/bin/frente", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = sorted(str(unit) for unit in tmp_path.iterdir())
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "frente" in line]
    assert (done.returncode, ours) == (0, [])
