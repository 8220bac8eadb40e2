import { createDatabase } from "@mandi/api/public/database";
import { migrateToLatest } from "@mandi/api/public/migrate";
import { createPool, migrationLimits } from "@mandi/api/public/pool";
import { fillDemoMarket } from "./fill";

/** Creates the demo market in the empty database of DATABASE_URL; run again on the same database it changes nothing. */
async function makeDemoMarket(): Promise<void> {
  const url = process.env["DATABASE_URL"];
  if (!url) throw new Error("DATABASE_URL is missing. It has to name the database to fill.");
  const pool = createPool({
    url,
    size: 4,
    limits: migrationLimits,
    onIdleError: (error) => process.stderr.write(`Database connection lost: ${error.message}\n`),
  });
  const db = createDatabase(pool);
  try {
    await migrateToLatest(db);
    const result = await fillDemoMarket(db, { now: new Date(), log: (line) => process.stdout.write(`${line}\n`) });
    if (result === "refused") process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

makeDemoMarket().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
