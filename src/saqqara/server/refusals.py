"""Everything the server refuses, each with the status that HTTP has for it; `refused-<code>` is the sentence."""

from typing import ClassVar

from saqqara.core.errors import SaqqaraError


class Refused(SaqqaraError):
    """Asked for in a way that cannot be."""

    kind: ClassVar[str] = "refused"
    status: ClassVar[int] = 400


class Unknown(Refused):
    """There is no such thing, or none for whoever asks."""

    status: ClassVar[int] = 404


class Forbidden(Refused):
    """Somebody else may, or nobody."""

    status: ClassVar[int] = 403


class NotNow(Refused):
    """Possible, but not as things are."""

    status: ClassVar[int] = 409


class TooMuch(Refused):
    """Too often, too many, too large."""

    status: ClassVar[int] = 429


class Unsaved(Refused):
    """The disk or the database does not take it: nothing has changed."""

    status: ClassVar[int] = 503


class Failed(Refused):
    """Our own mistake; the log has the rest."""

    status: ClassVar[int] = 500


class NoMethod(Refused):
    """The address has other methods."""

    status: ClassVar[int] = 405


class TooLarge(Refused):
    """More than the server reads."""

    status: ClassVar[int] = 413
