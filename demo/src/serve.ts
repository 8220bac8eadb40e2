import { fileURLToPath } from "node:url";
import { runApi } from "@mandi/api/public/run-api";
import { advanceDemoPrices } from "./advance";
import { advanceDemoTrade } from "./scenario/advance-trade";

/**
 * Serves the api on a database with the demo market: with its pictures, today's prices and an auction that ends soon.
 */
runApi({
  mediaFolders: [fileURLToPath(new URL("../pictures/", import.meta.url))],
  onStart: async (db, now) => {
    await advanceDemoPrices(db, now);
    await advanceDemoTrade(db, now);
  },
  onHousekeeping: advanceDemoPrices,
});
