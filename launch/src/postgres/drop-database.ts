import type pg from "pg";

/**
 * Drops a database, even if someone is still connected to it. One that was just filled may have an autovacuum worker, which
 * an ordinary user may not terminate by force; a plain drop ends it by itself.
 */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!(error instanceof Error && /permission denied to terminate/.test(error.message))) throw error;
    await client.query(`drop database if exists ${name}`);
  }
}
