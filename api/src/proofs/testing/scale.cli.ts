import { parseArgs } from "node:util";
import { withConnection } from "@mandi/launch/postgres/connection";
import { reconcile } from "../../modules/ledger/reconcile";
import { createDatabase } from "../../platform/database/database";
import { migrateToLatest } from "../../platform/database/migrate";
import { createPool, migrationLimits } from "../../platform/database/pool";
import { fillMarket } from "./scale";
import { proveScale } from "./scale-proof";
import { sizeOfMarket } from "./scale-size";

/*
 * pnpm db:scale [--orders 1000000] [--listings 100000]
 * Makes a large and a small market on a temporary server, checks how PostgreSQL reads every list and detail in
 * the large one, measures how much longer it takes there, and exits with 1 when it scans a large table or the
 * median grows by more than half. With DATABASE_URL it only fills that empty database, to work with it.
 */
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "1000000" },
    listings: { type: "string", default: "100000" },
  },
});
const size = sizeOfMarket({ orders: Number(values.orders), listings: Number(values.listings) });
const say = (words: string): void => console.log(words);
const url = process.env["DATABASE_URL"];
if (url) {
  const db = createDatabase(
    createPool({ url, size: 1, onIdleError: (error) => console.error(error.message), limits: migrationLimits }),
  );
  await migrateToLatest(db);
  await withConnection(url, (client) => fillMarket(client, size, say));
  console.log(`${(await reconcile(db)).length} differences in the books`);
  await db.destroy();
} else if (!(await proveScale(size, say))) {
  process.exitCode = 1;
}
