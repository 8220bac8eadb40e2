import { fileURLToPath } from "node:url";
import { runApi } from "@mandi/api/public/run-api";
import { advanceDemoPrices } from "./advance";
import { advanceDemoTrade } from "./scenario/advance-trade";
import { recallEwayBills } from "./scenario/recall-eway-bills";

/**
 * Serves the api on a database with the demo market: with its pictures, today's prices, an auction that ends soon, and a tax portal that
 * knows its e-way bills.
 */
runApi({
  mediaFolders: [fileURLToPath(new URL("../pictures/", import.meta.url))],
  onStart: async (db, now) => {
    await advanceDemoPrices(db, now);
    await advanceDemoTrade(db, now);
    const portal = process.env["TAX_PORTAL_URL"];
    if (portal) await recallEwayBills(db, portal);
  },
  onHousekeeping: advanceDemoPrices,
});
