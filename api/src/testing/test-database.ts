import { randomBytes } from "node:crypto";
import { withConnection } from "@mandi/launch/postgres/connection";
import { dropDatabase } from "@mandi/launch/postgres/drop-database";
import type pg from "pg";
import { createDatabase, type Db } from "../platform/database/database";
import { createPool, type PoolLimits } from "../platform/database/pool";
import { adminQuery, databaseUrl } from "./admin";

/** A slow statement on a busy machine is not a failure; a test that hangs is ended by its own timeout. */
const patience: PoolLimits = {
  wait: 120_000,
  statement: 120_000,
  lock: 120_000,
  idleInTransaction: 120_000,
  answer: 0,
};

export interface TestDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  drop(): Promise<void>;
}

/** A separate database on the real server of this run, copied from the migrated template. */
export async function createTestDatabase(size = 10): Promise<TestDatabase> {
  const serverUrl = process.env["MANDI_TEST_SERVER"];
  const template = process.env["MANDI_TEST_TEMPLATE"];
  if (!serverUrl || !template) throw new Error("The test server is not running: jest's globalSetup must start it");
  const name = `mandi_test_${randomBytes(6).toString("hex")}`;
  await copyTemplate(serverUrl, name, template);
  const url = databaseUrl(serverUrl, name);
  const pool = createPool({ url, size, onIdleError: () => undefined, limits: patience });
  const db = createDatabase(pool);
  return {
    db,
    pool,
    url,
    async drop() {
      await db.destroy();
      await withConnection(serverUrl, (client) => dropDatabase(client, name));
    },
  };
}

/**
 * Two workers may copy at once; PostgreSQL lets only one read a template at a time. Copied as files, because by default every
 * page would go through the log.
 */
async function copyTemplate(serverUrl: string, name: string, template: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await adminQuery(serverUrl, `create database ${name} template ${template} strategy file_copy`);
    } catch (error) {
      const isBusy = error instanceof Error && /being accessed by other users/.test(error.message);
      if (!isBusy || tried >= 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
