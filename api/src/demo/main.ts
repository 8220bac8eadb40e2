import { systemClock } from "../platform/clock";
import { createDatabase } from "../platform/database/database";
import { migrateToLatest } from "../platform/database/migrate";
import { createPool } from "../platform/database/pool";
import { fillDemoMarket } from "./fill";

/** Makes the database of DATABASE_URL a demo market, as a program: schema first, then the content. */
async function makeDemoMarket(): Promise<void> {
  const url = process.env["DATABASE_URL"];
  if (!url) throw new Error("DATABASE_URL is missing");
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const pool = createPool({ url, size: 1, onIdleError: (error) => say(`Database connection lost: ${error.message}`) });
  const db = createDatabase(pool);
  try {
    await migrateToLatest(db);
    const result = await fillDemoMarket(db, { now: systemClock.now(), log: say });
    if (result === "refused") process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

makeDemoMarket().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
