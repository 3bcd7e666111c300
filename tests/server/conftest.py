from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saqqara.server.api.app import make_app
from saqqara.server.config import Config

from .lab import FakeClock, Inline, Lab, laboratory
from .site import Site


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def lab(tmp_path: Path) -> AsyncIterator[Lab]:
    async with laboratory(tmp_path) as made:
        yield made


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    clock = FakeClock()
    config = Config(data=str(tmp_path), undo_grace=0, requests=1000)
    app = make_app(config, thinker=Inline(), clock=clock)
    async with app.lifespan():
        yield Site(app, clock)
