import { Logger, runMigrations } from "graphile-worker";
import type { Pool } from "pg";

/** Silent: only the existence of the schema matters, and a failure is thrown. */
export const silentLogger = new Logger(() => () => undefined);

/** Migrates the job queue's own schema to its newest version. Several processes may do it at once. */
export async function installJobSchema(pool: Pool): Promise<void> {
  // graphile-worker requires a listener of each kind on a pool that is not its own, and counts them.
  const ignore = (): void => undefined;
  pool.on("connect", ignore);
  try {
    await runMigrations({ pgPool: pool, logger: silentLogger });
  } finally {
    pool.off("connect", ignore);
  }
}
