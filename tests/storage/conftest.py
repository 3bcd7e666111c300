from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from saqqara.storage import Storage, opened

from .cluster import cluster, database


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    with cluster() as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path) if request.param == "sqlite" else database(request.getfixturevalue("postgres"))


@pytest.fixture
async def storage(address: str) -> AsyncIterator[Storage]:
    made = opened(address)
    await made.open()
    yield made
    await made.close()
