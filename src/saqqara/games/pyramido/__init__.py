"""Pyramido: lay dominoes and build a pyramid of four stages. The rules are in docs/rules/pyramido.md."""
