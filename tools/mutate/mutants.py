"""Small changes of a module: each makes one function say something else."""

from __future__ import annotations

import ast
import copy
import io
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from types import CodeType

from frente.conformance import WORD

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.FloorDiv: ast.Mult,
    ast.Mult: ast.FloorDiv,
}
ABOUT = frozenset({"Refusal", "Result", "Roll", "roll", "Ask", "Message", "Way", "replace"})
"""Calls whose arguments are mostly words and names."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: in which function, what it was and became, and the rules cited there."""

    module: str
    function: str
    line: int
    what: str
    rules: tuple[str, ...]
    code: CodeType

    @property
    def key(self) -> str:
        """What a list of equivalents names: it survives changes elsewhere in the module."""
        return f"{self.module}:{self.function}: {self.what}"


Mutation = tuple[ast.AST, int, str, Callable[[ast.AST], None]]
"""The node that is changed, the line, what it was and becomes, and the change."""


class Module:
    """The mutants of one source file."""

    def __init__(self, name: str, file: Path, known: frozenset[str]) -> None:
        self.name = name
        self.file = file
        self.source = file.read_text(encoding="utf-8")
        self.lines = self.source.splitlines()
        self.tree = ast.parse(self.source)
        self.known = known

    @cached_property
    def rules(self) -> frozenset[str]:
        """Every rule cited in the module."""
        return frozenset(self._ids(1, len(self.lines)))

    @cached_property
    def _cited(self) -> dict[int, list[str]]:
        """The rule ids of comments and texts, by line."""
        found: dict[int, list[str]] = {}
        kinds = (tokenize.COMMENT, tokenize.STRING)
        for token in tokenize.generate_tokens(io.StringIO(self.source).readline):
            if token.type in kinds:
                for row, text in enumerate(token.string.splitlines(), token.start[0]):
                    found.setdefault(row, []).extend(w for w in WORD.findall(text) if w in self.known)
        return found

    def _ids(self, first: int, last: int) -> list[str]:
        return list(dict.fromkeys(id for row in range(first, last + 1) for id in self._cited.get(row, [])))

    def mutants(self) -> Iterator[Mutant]:
        for name, function in _functions(self.tree):
            yield from self._of(name, function)

    def _of(self, name: str, function: ast.FunctionDef) -> Iterator[Mutant]:
        seen: dict[str, int] = {}
        for node, line, what, change in _changes(function):
            code = self._changed(name, node, change)
            if code is None:
                continue
            shown = f"{' '.join(self.lines[line - 1].split())} | {what}"
            seen[shown] = seen.get(shown, 0) + 1
            again = f" ({seen[shown]})" if seen[shown] > 1 else ""
            yield Mutant(self.name, name, line, shown + again, self._rules_at(function, line), code)

    def _rules_at(self, function: ast.FunctionDef, line: int) -> tuple[str, ...]:
        """The rules cited in the smallest statement around a line, else in the function's head or body."""
        around = [
            s
            for s in ast.walk(function)
            if isinstance(s, ast.stmt) and s.lineno <= line <= (s.end_lineno or s.lineno)
        ]
        for statement in sorted(around, key=lambda s: (s.end_lineno or s.lineno) - s.lineno):
            if statement is function:
                break
            if ids := self._ids(statement.lineno, statement.end_lineno or statement.lineno):
                return tuple(ids)
        head = self._ids(function.lineno, function.body[0].end_lineno or function.lineno)
        return tuple(head or self._ids(function.lineno, function.end_lineno or function.lineno))

    def _changed(self, name: str, node: ast.AST, change: Callable[[ast.AST], None]) -> CodeType | None:
        """The code of a function after the change; the tree is left as it was."""
        before = copy.copy(node.__dict__)
        change(node)
        try:
            whole = compile(ast.fix_missing_locations(self.tree), str(self.file), "exec")
        except (SyntaxError, ValueError, TypeError):
            return None
        finally:
            node.__dict__.clear()
            node.__dict__.update(before)
        return _found(whole, name.split("."))


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes; what is inside a function goes with it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def _found(code: CodeType, path: list[str]) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and constant.co_name == path[0]:
            return constant if len(path) == 1 else _found(constant, path[1:])
    return None


def _changes(function: ast.FunctionDef) -> Iterator[Mutation]:
    yield from _left_out(function, "body", function.body)
    for statement in function.body:
        yield from _within(statement)


def _within(node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Expr) and _called(node.value).startswith("note"):
        return  # what is only told in the log
    yield from _of_node(node)
    if isinstance(node, ast.Call) and _called(node) in ABOUT:
        return
    if isinstance(node, (ast.AnnAssign, ast.arg)) and getattr(node, "annotation", None) is not None:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from _within(node.value)
        return
    if isinstance(node, ast.FunctionDef):  # one inside another: its annotations say nothing
        for statement in node.body:
            yield from _within(statement)
        return
    idiom = _idiom(node)
    for child in ast.iter_child_nodes(node):
        if child is not idiom:
            yield from _within(child)


def _idiom(node: ast.AST) -> ast.expr | None:
    """The number in `x >= 0`, `x < 0` (is there one at all?) and `x >> n & 1` (is the bit set?)."""
    if isinstance(node, ast.Compare) and isinstance(node.comparators[0], ast.Constant):
        if isinstance(node.ops[0], (ast.GtE, ast.Lt)) and node.comparators[0].value == 0:
            return node.comparators[0]
    if (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.BitAnd)
        and isinstance(node.right, ast.Constant)
    ):
        if isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.RShift):
            return node.right
    return None


def _called(node: ast.AST | None) -> str:
    """The name of the function that is called, or none."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def _of_node(node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Compare) and _idiom(node) is not None and isinstance(node.left, ast.Subscript):
        return  # is it on the map at all?
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
        other = COMPARE[type(node.ops[0])]
        yield (
            node,
            node.lineno,
            f"{_sign(node.ops[0])} -> {_sign(other())}",
            _setting("ops", lambda: [other()]),
        )
    elif isinstance(node, ast.BoolOp):
        turned = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield node, node.lineno, f"{_sign(node.op)} -> {_sign(turned())}", _setting("op", turned)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        sign = ARITHMETIC[type(node.op)]
        yield node, node.lineno, f"{_sign(node.op)} -> {_sign(sign())}", _setting("op", sign)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        more = node.value + 1
        yield node, node.lineno, f"{node.value} -> {more}", _setting("value", lambda: more)
    elif isinstance(node, (ast.If, ast.IfExp)) or (isinstance(node, ast.While) and not _endless(node)):
        yield node, node.lineno, "condition -> False", _setting("test", lambda: ast.Constant(False))
        if not isinstance(node, ast.While):
            yield node, node.lineno, "condition -> True", _setting("test", lambda: ast.Constant(True))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, node.lineno, "not removed", _unnegated
    for field in ("body", "orelse"):
        block = getattr(node, field, None)
        if isinstance(block, list):
            yield from _left_out(node, field, block)


def _left_out(node: ast.AST, field: str, block: list[ast.stmt]) -> Iterator[Mutation]:
    """Each statement that does something, not done."""
    for i, statement in enumerate(block):
        if _does_something(statement):
            rest = [*block[:i], ast.copy_location(ast.Pass(), statement), *block[i + 1 :]]
            yield node, statement.lineno, "not done", _setting(field, partial(list, rest))


def _does_something(statement: ast.stmt) -> bool:
    """A call, a part of the procedure, or a change of something that lasts."""
    if isinstance(statement, ast.Expr):
        value = statement.value
        called = isinstance(value, ast.Call) and not _called(value).startswith("note")
        return called or (isinstance(value, ast.YieldFrom) and isinstance(value.value, ast.Call))
    if isinstance(statement, ast.Assign):
        return any(isinstance(target, (ast.Attribute, ast.Subscript)) for target in statement.targets)
    return isinstance(statement, (ast.AugAssign, ast.Delete))


def _endless(node: ast.While) -> bool:
    return isinstance(node.test, ast.Constant)


def _unnegated(node: ast.AST) -> None:
    """`not x` becomes `not not x`: true where x is."""
    assert isinstance(node, ast.UnaryOp)
    node.operand = ast.UnaryOp(ast.Not(), node.operand)


def _setting(field: str, make: Callable[[], object]) -> Callable[[ast.AST], None]:
    def change(node: ast.AST) -> None:
        setattr(node, field, make())

    return change


def _sign(op: ast.AST) -> str:
    return type(op).__name__
