import { readConfig } from "../../platform/config";
import { createDatabase } from "../../platform/database/database";
import { createPool } from "../../platform/database/pool";
import { describeDifferences, reconcile } from "./reconcile";

/*
 * tsx api/src/modules/ledger/reconcile.cli.ts
 * Reads DATABASE_URL and prints zero or every difference; exits with 1 if there is one, so that a nightly job notices.
 */
const pool = createPool({
  url: readConfig({ ...process.env, OTP_DELIVERY: "console" }).databaseUrl,
  size: 1,
  onIdleError: (error) => console.error(error.message),
});
const db = createDatabase(pool);
try {
  const differences = await reconcile(db);
  console.log(describeDifferences(differences));
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await db.destroy();
}
