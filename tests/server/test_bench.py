"""The commands that measure a server are started seldom: here it is seen that they still can be."""

from __future__ import annotations

import importlib
from pathlib import Path

import bench
import pytest

MODULES = sorted(file.stem for file in Path(bench.__file__ or "").parent.glob("[a-z]*.py"))


@pytest.mark.parametrize("name", MODULES)
def test_every_command_finds_what_it_is_made_of(name: str):
    importlib.import_module(f"bench.{name}")
