import type { Db } from "@mandi/api/public/database";
import { advisoryLock, inTransaction } from "@mandi/api/public/transaction";
import { sql } from "kysely";
import type { FillContext } from "./fill/context";
import { fillBankAccount } from "./fill/fill-bank-account";
import { fillCatalogue } from "./fill/fill-catalogue";
import { fillCredit } from "./fill/fill-credit";
import { fillFreight } from "./fill/fill-freight";
import { fillInbox } from "./fill/fill-inbox";
import { fillIngotPrices } from "./fill/fill-ingot-prices";
import { fillListings } from "./fill/fill-listings";
import { fillNews } from "./fill/fill-news";
import { fillPeople } from "./fill/fill-people";
import { fillSite } from "./fill/fill-site";
import { markerKey, readMarker, writeMarker } from "./marker";
import { createIngotMarket } from "./prices/ingot-market";
import { fillTrade } from "./scenario/fill-trade";

/** In this order: a subject refers only to earlier ones. */
const subjects: readonly { readonly name: string; readonly fill: (context: FillContext) => Promise<void> }[] = [
  { name: "site", fill: fillSite },
  { name: "bank account", fill: fillBankAccount },
  { name: "catalogue", fill: fillCatalogue },
  { name: "people", fill: fillPeople },
  { name: "ingot prices", fill: fillIngotPrices },
  { name: "listings", fill: fillListings },
  { name: "news", fill: fillNews },
  { name: "credit", fill: fillCredit },
  { name: "inbox", fill: fillInbox },
  { name: "freight", fill: fillFreight },
  { name: "trade", fill: fillTrade },
];

export interface FillOptions {
  /** The demo market's today; prices and news are relative to it. */
  readonly now: Date;
  readonly log: (line: string) => void;
}

export type FillResult = "filled" | "already filled" | "refused";

/**
 * Fills a new database with the demo market. Each subject is one transaction that also records that it is done, so an
 * interrupted run is continued by the next one. A database with other data is refused and left as it is.
 */
export async function fillDemoMarket(db: Db, { now, log }: FillOptions): Promise<FillResult> {
  const market = createIngotMarket(now);
  let filledNow = 0;
  for (const { name, fill } of subjects) {
    const outcome = await inTransaction(db, async (tx) => {
      await advisoryLock(tx, markerKey);
      const done = await readMarker(tx);
      if (done === undefined && (await isInUse(tx))) return "refused" as const;
      if (done?.includes(name)) return "done" as const;
      await fill({ tx, now, market });
      await writeMarker(tx, [...(done ?? []), name]);
      return "filled" as const;
    });
    if (outcome === "refused") {
      log("Demo market: this database holds other people's data, so nothing was filled in.");
      return "refused";
    }
    if (outcome === "filled") {
      filledNow += 1;
      log(`Demo market: ${name}`);
    }
  }
  return filledNow > 0 ? "filled" : "already filled";
}

async function isInUse(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from users) or exists (select from category) or exists (select from site_text) as used`.execute(
    tx,
  );
  return rows[0]?.used === true;
}
