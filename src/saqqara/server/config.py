"""How a server is set up: flags of `saqqara serve`, or variables of the environment."""

from dataclasses import dataclass, field
from pathlib import Path

from saqqara.server.protocol.rest import Limits

DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "saqqara-data"  # a folder, or a URL of PostgreSQL
    root_path: str = ""  # where a proxy shows the server
    proxies: str = "127.0.0.1"  # whose forwarded headers are believed
    origins: tuple[str, ...] = ()  # of other sites that may use the API from a browser
    secure: bool = False  # cookies only over https
    workers: int = 2  # processes in which bots think
    bot_budget: float = 30.0  # seconds that a bot may think
    undo_grace: int = 1500  # milliseconds that a bot waits while a person can still take back
    messages: int = 20  # per second and connection
    requests: int = 20  # per second and address
    keep_finished: int = 180  # days until a table that has ended is deleted; 0: never
    keep_unfinished: int = 60  # days without a change until any other table is deleted; 0: never
    idle_minutes: int = 10  # until a table that nobody looks at leaves the memory
    limits: Limits = field(default_factory=Limits)
    static: Path | None = None  # the web client; None: where the package has it
