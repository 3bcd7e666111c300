"""How the tables of a database came to be, step by step. A step that has been published never changes."""

STEPS = (
    """
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        head BIGINT NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        status TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        facts {bytes} NOT NULL
    );
    CREATE INDEX tables_by_status ON tables (status, changed);
    CREATE TABLE lines (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        at BIGINT NOT NULL,
        data {bytes} NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE holdings (
        holder TEXT NOT NULL,
        table_id TEXT NOT NULL,
        held TEXT NOT NULL,
        PRIMARY KEY (holder, table_id, held)
    );
    CREATE INDEX holdings_by_table ON holdings (table_id);
    """,
)


def statements(step: int, bytes_type: str) -> list[str]:
    """The statements of a step, for a database that calls bytes so."""
    return [one.strip() for one in STEPS[step].format(bytes=bytes_type).split(";") if one.strip()]
