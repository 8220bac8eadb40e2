import { markQuotation } from "../modules/auction/marking/marking.service";
import type { Db } from "../platform/database/database";
import { inTransaction } from "../platform/database/transaction";
import { ask, bid, entry, offer, type RfqMarket } from "./rfq-world";
import type { TestApi } from "./test-api";

/** Common steps of tests of marking; each test has its own market. */
export function answeredMarket(now: () => { readonly api: TestApi; readonly market: RfqMarket }) {
  const seller = (index: number) => entry(now().market.sellers, index);
  const carrier = (index: number) => entry(now().market.transporters, index);
  const run = <Result>(work: (tx: Db) => Promise<Result>) => inTransaction(now().api.db, work);
  const desk = (quotationId: number, reason = "Checked by phone") => ({
    quotationId,
    staffId: now().market.staff.id,
    reason,
    at: now().api.clock.now(),
  });
  return {
    seller,
    carrier,
    run,
    desk,
    /** The stock of a listing's first size, and how much of it is on hold. */
    stockOf(listingId: number) {
      const { api, market } = now();
      return api.db
        .selectFrom("listing_variation")
        .select(["stock_kg", "held_kg"])
        .where("listing_id", "=", listingId)
        .where("size_variation_id", "=", market.world.sizeIds[0])
        .executeTakeFirstOrThrow();
    },
    /** Kilograms of all sizes of a listing that are on hold. */
    async heldOf(listingId: number): Promise<number> {
      const { db } = now().api;
      const rows = await db
        .selectFrom("listing_variation")
        .select("held_kg")
        .where("listing_id", "=", listingId)
        .execute();
      return rows.reduce((sum, { held_kg }) => sum + held_kg, 0);
    },
    /** A quotation with an offer of each of two sellers and a bid of each of two transporters. */
    async answered(): Promise<number> {
      const { api, market } = now();
      const id = await ask(api, market);
      await offer(api, seller(0), id, 45_000);
      await offer(api, seller(1), id, 45_200);
      await bid(api, carrier(0), id, 1_800);
      await bid(api, carrier(1), id, 1_850);
      return id;
    },
    /** The desk marks the offer of a seller with the bid of the transporter with the same index. */
    mark(id: number, index = 0): Promise<unknown> {
      const freight = { transporterId: carrier(index).id };
      return run((tx) => markQuotation(tx, { ...desk(id), sellerId: seller(index).id, freight }));
    },
  };
}
