import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import { answeredMarket } from "../../../testing/answered-market";
import { apiOfFile } from "../../../testing/api-of-file";
import { fundWallet, newUtr } from "../../../testing/money";
import { bid, createRfqMarket, offer, type RfqMarket } from "../../../testing/rfq-world";
import { bookQuotation, reportBookingTransfer } from "../booking/booking.service";
import { type QuotationEvent, quotationEvents, quotationMoves } from "../quotation.policy";
import { closeQuotation, expireQuotation, withdrawQuotation } from "./closing.service";
import { extendWindow, rejectQuotation, remarkQuotation } from "./marking.service";

const api = apiOfFile();
let market: RfqMarket;
beforeEach(async () => {
  market = await createRfqMarket(api, { sellers: 2, transporters: 2 });
});

const { seller, carrier, run, desk, answered, mark } = answeredMarket(() => ({ api, market }));
const row = (id: number) => api.db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("every status and event of a quotation", () => {
  const actions: Readonly<Record<QuotationEvent, (id: number) => Promise<unknown>>> = {
    offer: async (id) => refuse(await offer(api, seller(0), id, 43_000)),
    "withdraw offer": async (id) =>
      refuse(await api.call("DELETE", `/seller/product-enquiry/${id}`, { as: seller(0) })),
    bid: async (id) => refuse(await bid(api, carrier(0), id, 1_700)),
    "withdraw bid": async (id) =>
      refuse(await api.call("DELETE", `/transporter/product-enquiry/${id}`, { as: carrier(0) })),
    close: (id) => run((tx) => closeQuotation(tx, id, api.clock.now())),
    extend: (id) =>
      run((tx) => extendWindow(tx, { ...desk(id), until: new Date(api.clock.now().getTime() + 9_000_000) })),
    withdraw: (id) =>
      run((tx) => withdrawQuotation(tx, { buyerId: market.buyer.id, quotationId: id, at: api.clock.now() })),
    reject: (id) => run((tx) => rejectQuotation(tx, desk(id))),
    mark: (id) => mark(id),
    "re-mark": (id) =>
      run((tx) =>
        remarkQuotation(tx, { ...desk(id), sellerId: seller(1).id, freight: { transporterId: carrier(1).id } }),
      ),
    "report transfer": (id) =>
      run((tx) =>
        reportBookingTransfer(tx, {
          buyerId: market.buyer.id,
          quotationId: id,
          transfer: { utr: newUtr(), paidOn: "2026-11-21" },
          at: api.clock.now(),
        }),
      ),
    book: (id) =>
      run((tx) =>
        bookQuotation(tx, { buyerId: market.buyer.id, quotationId: id, source: "cash", at: api.clock.now() }),
      ),
    expire: (id) => run((tx) => expireQuotation(tx, id, new Date(api.clock.now().getTime() + 48 * 3_600_000))),
  };
  /** The clock silently skips what no longer needs doing. */
  const byClock: readonly QuotationEvent[] = ["close", "expire"];

  const reach: Readonly<Record<(typeof quotationStatuses)[number], (id: number) => Promise<unknown>>> = {
    pending: async () => undefined,
    "Seller Marked": (id) => mark(id),
    ordered: async (id) => {
      await mark(id);
      await actions.book(id);
    },
    expired: async (id) => {
      await mark(id);
      await actions.expire(id);
    },
    withdrawn: (id) => actions.withdraw(id),
    rejected: (id) => actions.reject(id),
  };

  function refuse(answer: { status: number }): void {
    if (answer.status !== 200) throw answer;
  }

  async function everythingOf(id: number) {
    return {
      quotation: await row(id),
      markings: await api.db.selectFrom("marking").selectAll().where("quotation_id", "=", id).execute(),
      offers: await api.db.selectFrom("offer").selectAll().where("quotation_id", "=", id).orderBy("id").execute(),
      bids: await api.db.selectFrom("freight_bid").selectAll().where("quotation_id", "=", id).orderBy("id").execute(),
      holds: await api.db.selectFrom("stock_hold").selectAll().where("quotation_id", "=", id).orderBy("id").execute(),
      payments: await api.db.selectFrom("payment").selectAll().where("quotation_id", "=", id).orderBy("id").execute(),
    };
  }

  describe.each(quotationStatuses)("from %s", (status) => {
    it.each(quotationEvents)("on %s", async (event) => {
      const id = await answered();
      await fundWallet(api.db, market.buyer.id, 1_000_000);
      await reach[status](id);
      const before = await everythingOf(id);
      const next = quotationMoves[status][event];

      const outcome = await actions[event](id).then(
        () => "done",
        (error: { status?: number }) => error.status,
      );

      if (next === undefined) {
        expect(outcome).toEqual(byClock.includes(event) ? "done" : 409);
        expect(await everythingOf(id)).toEqual(before);
      } else {
        expect(outcome).toBe("done");
        expect((await row(id)).status).toBe(next);
      }
    });
  });

  it.each(["ordered", "expired", "withdrawn", "rejected"] as const)(
    "the database itself never lets %s change",
    async (status) => {
      const id = await answered();
      await fundWallet(api.db, market.buyer.id, 1_000_000);
      await reach[status](id);

      await expect(
        api.db.updateTable("quotation").set({ status: "Seller Marked" }).where("id", "=", id).execute(),
      ).rejects.toThrow(status);
      await expect(api.db.deleteFrom("quotation").where("id", "=", id).execute()).rejects.toThrow();
    },
  );
});
