"""The page's types and the tables of docs/protocol.md, made from what the server says of itself.

    python -m tools.protocol            says which file is stale
    python -m tools.protocol --write    makes them anew

All comes from the OpenAPI: the shapes and live messages (frente.server.shapes, messages) and the requests
(api). It has no place for what is written under a field, so that is read from the source.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import msgspec

from frente.boards import counters, layout
from frente.server import accounts, api, create_app, devices, lab, lessons, lobby, messages, shapes, society

Schema: TypeAlias = dict[str, Any]

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"
TABLES = ROOT / "docs" / "protocol.md"
COMMAND = "python -m tools.protocol --write"

MODULES = (shapes, layout, counters, api, accounts, devices, lessons, lobby, society, lab, messages)
ALIASES = {
    "OptionValue": shapes.OptionValue,
    "Point": layout.Point,
    "AskOrWaiting": shapes.AskOrWaiting,
    "Kind": messages.Kind,
    "ToServer": messages.ToServer,
    "ToClient": messages.ToClient,
}
"""The types that have a name of their own, where they are met."""
NOT_TYPES = {"default", "description", "discriminator", "examples", "title", "maxLength", "minLength"}
NOT_TYPES |= {"minimum", "maximum"}
REF = "#/components/schemas/"


@cache
def openapi() -> Schema:
    return create_app().openapi()


@cache
def known() -> dict[str, type]:
    """Every shape, message and request by its name, in the order of the sources."""
    schemas = openapi()["components"]["schemas"]
    found = {name: value for module in MODULES for name, value in _classes(module) if name in schemas}
    missing = schemas.keys() - found.keys() - {"HTTPValidationError", "ValidationError"}
    assert not missing, f"nobody knows where {missing} come from"
    return found


def _classes(module: ModuleType) -> Iterator[tuple[str, type]]:
    for name, value in vars(module).items():
        if isinstance(value, type) and value.__module__ == module.__name__:
            yield name, value


@dataclasses.dataclass(frozen=True)
class Field:
    name: str
    type: str
    optional: bool
    about: str
    default: Any = None

    @property
    def told(self) -> str:
        return f"{self.name}{'?' * self.optional}: {self.type}"


@cache
def fields(name: str) -> tuple[Field, ...]:
    """The fields of a shape, in the order of the source: what must be there first."""
    cls, schema = known()[name], openapi()["components"]["schemas"][name]
    written = {field: text for base in reversed(cls.__mro__[:-1]) for field, text in _written(base).items()}
    required = schema.get("required", [])
    found = []
    for field, kind in schema.get("properties", {}).items():
        # A board leaves out what is at its default, so it never says null.
        unsaid = dataclasses.is_dataclass(cls) and kind.get("default", ...) is None
        about = kind.get("description") or written.get(field, "")
        told = typescript(_without_null(kind) if unsaid else kind)
        found.append(Field(field, told, field not in required, about, kind.get("default")))
    return tuple(found)


def _without_null(schema: Schema) -> Schema:
    kinds = [kind for kind in schema["anyOf"] if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


@cache
def _written(cls: type) -> dict[str, str]:
    """What stands under the fields of a class."""
    if cls.__module__ not in {module.__name__ for module in MODULES}:
        return {}
    (node,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(node, ast.ClassDef)
    found = {}
    for field, after in zip(node.body, node.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = inspect.cleandoc(text)
    return found


def about(name: str) -> str:
    """What is said of a shape."""
    return inspect.cleandoc(openapi()["components"]["schemas"][name].get("description", ""))


# --- types ------------------------------------------------------------------------------------------------


def typescript(schema: Schema, named: bool = True) -> str:
    """A type as the page writes it; `named`: by its name, where it has one."""
    if named and (name := _names().get(_key(schema))):
        return name
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        told = dict.fromkeys(typescript(kind) for kind in schema["anyOf"])
        return " | ".join(sorted(told, key=lambda kind: kind == "null"))
    match schema.get("type"):
        case "string" | "boolean" | "null" as kind:
            return str(kind)
        case "integer" | "number":
            return "number"
        case "array" if "prefixItems" in schema:
            least = schema["minItems"]
            items = (typescript(kind) + "?" * (n >= least) for n, kind in enumerate(schema["prefixItems"]))
            return f"[{', '.join(items)}]"
        case "array":
            item = typescript(schema.get("items", {}))
            return f"({item})[]" if " " in item and item[0] not in "[{" else f"{item}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {typescript({} if values is True else values)}>"
    assert not _bare(schema), f"no type is known for {schema}"
    return "Plain"


def _bare(schema: Schema) -> Schema:
    return {word: value for word, value in schema.items() if word not in NOT_TYPES}


def _key(schema: Schema) -> str:
    bare = _bare(schema)
    if "anyOf" in bare:
        bare["anyOf"] = sorted(_key(kind) for kind in bare["anyOf"])
    return json.dumps(bare, sort_keys=True)


@cache
def _aliases() -> dict[str, Schema]:
    made, _ = msgspec.json.schema_components(ALIASES.values(), ref_template=REF + "{name}")
    return dict(zip(ALIASES, made, strict=True))


@cache
def _names() -> dict[str, str]:
    return {_key(schema): name for name, schema in _aliases().items()}


def types() -> str:
    """web/src/lib/protocol.ts."""
    parts = [
        f"// Made from src/frente/server by `{COMMAND}`: do not edit.",
        "// What the server and the page tell each other; docs/protocol.md tells the story.",
        "",
        "/** Any JSON. */",
        "export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };",
    ]
    for name, schema in _aliases().items():
        parts += ["", f"export type {name} = {typescript(schema, named=False)};"]
    section = ""
    for name, cls in known().items():
        if section != (section := cls.__module__):
            parts += ["", f"// --- {section} ".ljust(100, "-")]
        parts += ["", *_comment(about(name), ""), f"export interface {name} {{"]
        for field in fields(name):
            parts += [*_comment(field.about, "  "), f"  {field.told};"]
        parts.append("}")
    return "\n".join(parts) + "\n"


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    lines = _lines(text, 110 - len(indent))
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _lines(text: str, width: int) -> list[str]:
    paragraphs = [textwrap.wrap(" ".join(part.split()), width - 3) for part in text.split("\n\n")]
    return [line for part in paragraphs for line in (*part, "")][:-1]


# --- tables -----------------------------------------------------------------------------------------------

MADE = re.compile(r"(?P<head><!-- made: (?P<names>.*?) -->\n).*?(?P<foot><!-- end -->)", re.DOTALL)


def tables(text: str) -> str:
    """docs/protocol.md with everything between `<!-- made: NAMES -->` and `<!-- end -->` made anew."""
    return MADE.sub(lambda found: f"{found['head']}{_made(found['names'].split())}\n{found['foot']}", text)


def told_in(text: str) -> list[str]:
    """What the tables of a text tell of."""
    return [name for found in MADE.finditer(text) for name in found["names"].split()]


def _made(names: Iterable[str]) -> str:
    return "\n\n".join(_table(name) for name in names)


def _table(name: str) -> str:
    match name:
        case "HTTP":
            return _rows(("request", "gives", ""), _operations())
        case "ToServer" | "ToClient":
            kinds = (ref["$ref"].removeprefix(REF) for ref in _aliases()[name]["anyOf"])
            return _rows(("type", "fields", ""), map(_message, kinds))
        case _ if name in ALIASES:
            return f"`{name}` = {_code(typescript(_aliases()[name], named=False))}"
    rows = ((_code(f"{f.name}{'?' * f.optional}"), _code(f.type), _told(f)) for f in fields(name))
    return f"**{name}.** {_line(about(name))}\n\n{_rows(('field', 'type', ''), rows)}"


def _rows(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = (head, ("---",) * len(head), *rows)
    return "\n".join(f"| {' | '.join(_cell(c) for c in line)} |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _told(field: Field) -> str:
    """What is said of a field, and what it is where it is left out (nothing, as a rule)."""
    default = f"{field.default:g}" if isinstance(field.default, float) else json.dumps(field.default)
    told = bool(field.default) and isinstance(field.default, bool | int | float | str)
    return " ".join(filter(None, (_line(field.about), f"Left out: {_code(default)}." if told else "")))


def _message(name: str) -> tuple[str, str, str]:
    tag, *others = sorted(fields(name), key=lambda field: field.name != "type")
    return _code(tag.type.strip('"')), _code(", ".join(field.told for field in others)), _line(about(name))


def _operations() -> Iterator[tuple[str, str, str]]:
    for path, methods in openapi()["paths"].items():
        for method, operation in methods.items():
            asked = [p["name"] for p in operation.get("parameters", []) if p["in"] == "query"]
            asked = [name for name in asked if name != "link"]  # every request for a match has it
            query = "?" + "&".join(f"{name}=" for name in asked) if asked else ""
            body = _content(operation.get("requestBody", {}))
            request = f"{_code(f'{method.upper()} {path}{query}')}{' with ' * bool(body)}{body}"
            words = f"{operation['summary']}. {operation.get('description', '')}"
            yield request, _content(operation["responses"]["200"]), _line(words)


def _content(body: Schema) -> str:
    for schema in (part["schema"] for part in body.get("content", {}).values()):
        return _code(typescript(schema))
    return ""


def _code(text: str) -> str:
    return f"`{text}`"


def _line(text: str) -> str:
    return " ".join(text.split())


# --- files ------------------------------------------------------------------------------------------------


def made() -> dict[Path, str]:
    """Each file as it should be."""
    return {TYPES: types(), TABLES: tables(TABLES.read_text(encoding="utf-8"))}


def stale() -> dict[Path, str]:
    """The files that are not as they should be."""
    return {
        file: text
        for file, text in made().items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str]) -> int:
    found = stale()
    for file, text in found.items():
        if "--write" in arguments:
            file.write_text(text, encoding="utf-8")
        print(f"{file.relative_to(ROOT)} {'written' if '--write' in arguments else 'is stale'}")
    return 0 if "--write" in arguments else bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
