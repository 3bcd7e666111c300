"""The terminal: arguments in, library calls, text out."""

from saqqara.cli.main import main

__all__ = ["main"]
