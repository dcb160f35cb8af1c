"""Breaks the rules code on purpose, one small change at a time, and sees whether a test notices.

    python3 dev.py mutate santander                     every mutant of its rules/ and cards/
    python3 dev.py mutate santander rules.movement      of one module
    python3 dev.py mutate santander --sample 200        so many of them, chosen by --seed

A mutant is a function with one change (`mutants`). All tests of the game are collected once; each mutant is
tried in a fork of that process, in which the function got other code (`trial`). First the tests that name the
rule at the changed line, then those that name any rule of the module. What no test notices is told by rule
(`report`), and with --write kept for `frente conformance`. Mutants that change nothing a player could see are
listed with a reason in tests/mutation/<game>.toml.
"""
