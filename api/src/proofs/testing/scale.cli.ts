import { parseArgs } from "node:util";
import { withConnection } from "@mandi/launch/postgres/connection";
import { openTemporaryPostgres } from "@mandi/launch/postgres/temporary";
import { reconcile } from "../../modules/ledger/reconcile";
import { createDatabase } from "../../platform/database/database";
import { migrateToLatest } from "../../platform/database/migrate";
import { createPool } from "../../platform/database/pool";
import { fillMarket } from "./scale";
import { sizeOfMarket } from "./scale-size";

/*
 * pnpm db:scale [--orders 1000000] [--listings 100000] [--reconcile]
 * Fills the empty database of DATABASE_URL, or a temporary one, with a large market.
 */
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "1000000" },
    listings: { type: "string", default: "100000" },
    reconcile: { type: "boolean", default: false },
  },
});
const size = sizeOfMarket({ orders: Number(values.orders), listings: Number(values.listings) });
const given = process.env["DATABASE_URL"];
const own = given ? undefined : await openTemporaryPostgres();
const url = given ?? own?.url ?? "";
try {
  const db = createDatabase(createPool({ url, size: 1, onIdleError: (error) => console.error(error.message) }));
  await migrateToLatest(db);
  await withConnection(url, (client) => fillMarket(client, size, (words) => console.log(words)));
  if (values.reconcile) {
    const differences = await reconcile(db);
    console.log(`${differences.length} differences in the books`, differences.slice(0, 5));
  }
  await db.destroy();
} finally {
  await own?.stop();
}
