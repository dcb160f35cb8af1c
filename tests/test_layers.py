"""What the import contracts of pyproject.toml cannot say."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "frente"


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield f"{'.' * node.level}{node.module or ''}"


@pytest.mark.parametrize(
    ("layer", "own"),
    [("engine", ("frente.engine",)), ("boards", ("frente.engine", "frente.boards"))],
)
def test_the_ground_layers_stand_on_the_standard_library_alone(layer: str, own: tuple[str, ...]):
    foreign = {
        f"{file.relative_to(SOURCE)}: {name}"
        for file in (SOURCE / layer).rglob("*.py")
        for name in imports(file)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not any(name == mine or name.startswith(f"{mine}.") for mine in own)
    }
    assert not foreign


def test_every_folder_of_code_is_a_package_that_the_import_contracts_can_see():
    folders = {file.parent for file in SOURCE.rglob("*.py")}
    assert not {
        str(folder.relative_to(SOURCE)) for folder in folders if not (folder / "__init__.py").exists()
    }
