from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .lab import Lab, laboratory


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def lab(tmp_path: Path) -> AsyncIterator[Lab]:
    async with laboratory(tmp_path) as made:
        yield made
