"""What all tests share."""

import os
import shutil
from typing import Any

import pytest
from hypothesis import settings

import frente.words  # noqa: F401  # errors of the engine are told in its words

os.environ["FRENTE_LANG"] = "en"  # whatever the machine speaks

# A busy machine is slow, not wrong.
settings.register_profile("frente", deadline=None)
settings.load_profile("frente")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not os.environ.get("FRENTE_NO_BROWSER"):
        return
    skip = pytest.mark.skip(reason="FRENTE_NO_BROWSER is set: there is no Chromium here")
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium, kept quiet."""
    quiet = ["--no-first-run", "--disable-background-networking", "--disable-component-update"]
    return {
        **browser_type_launch_args,
        "executable_path": os.environ.get("FRENTE_CHROMIUM") or shutil.which("chromium"),
        "args": ["--no-sandbox", "--disable-gpu", "--disable-sync", "--disable-quic", *quiet],
    }
