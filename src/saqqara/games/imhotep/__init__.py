"""Imhotep: build the five sites of the first architect's age. The rules are in docs/rules/imhotep.md."""
