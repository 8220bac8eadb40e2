import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import type { FreightMode } from "@mandi/shared/contract/trade-document";
import { inTransaction } from "../../../platform/database/transaction";
import { reconciledApi } from "../../../testing/api-of-file";
import { fundWallet } from "../../../testing/money";
import { takeStep } from "../../../testing/order-steps";
import type { BookedOrder } from "../../../testing/order-world";

import { bookQuotation } from "../../auction/booking/booking.service";
import { askedQuotation } from "../../auction/marking/testing/asked-quotation";
import { setPlatform } from "../../freight-bills/testing/carried-vehicle";

/** For each test, a quotation of 30 MT with an offer of 45,000 and a freight bid of 1,800, and the steps that make it an order with this freight mode. */
export function freightModeOrder(freight_mode: FreightMode) {
  const api = reconciledApi();
  const quotation = askedQuotation(api, { sellers: 1, transporters: 1 });
  beforeEach(async () => {
    await setPlatform(api);
    await quotation.offer(0, 45_000);
    await quotation.bid(0, 1_800);
  });
  const staff = () => quotation.market.staff;
  const pair = () => ({ seller_id: quotation.seller(0).id, transporter_id: quotation.carrier(0).id });
  const mark = (body: object) =>
    api.send(`/desk/quotation/${quotation.id}/mark`, { reason: "As in the contract", ...body }, staff());
  return {
    api,
    quotation,
    staff,
    pair,
    /** Marks with any terms, and with this freight mode only if the terms include it. */
    mark,
    /** The price of the pair as the desk reads it before marking. */
    priceOfPair() {
      const { seller_id, transporter_id } = pair();
      const query = `seller_id=${seller_id}&transporter_id=${transporter_id}&freight_mode=${freight_mode}`;
      return api.get(`/desk/quotation/${quotation.id}/price?${query}`, staff());
    },
    asked: async () => (await api.get(`/product-enquiry/${quotation.id}`, quotation.market.buyer)).body.data,
    async booked(): Promise<BookedOrder> {
      expect(await mark({ ...pair(), freight_mode })).toMatchObject({ status: 200 });
      const { buyer, staff: desk, world } = quotation.market;
      await fundWallet(api.db, buyer.id, 3_000_000);
      const booking = { buyerId: buyer.id, quotationId: quotation.id, source: "cash", at: api.clock.now() } as const;
      const { id, number } = await inTransaction(api.db, (tx) => bookQuotation(tx, booking));
      const { listingId, ...seller } = quotation.seller(0);
      const people = { buyer, seller, transporter: quotation.carrier(0), staff: desk, world, listingId };
      return { ...people, quotationId: quotation.id, orderId: id, number };
    },
    buyers: async ({ orderId, buyer }: BookedOrder) =>
      read(OrderAnswer, (await api.get(`/customer/order-detail/${orderId}`, buyer)).body).data,
    carriers: async ({ transporter }: BookedOrder) => (await api.get("/transporter/order", transporter)).body.data[0],
    async take(order: BookedOrder, steps: readonly Parameters<typeof takeStep>[2][]): Promise<void> {
      for (const step of steps) expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
    },
  };
}
