import { bookQuotation } from "../modules/auction/booking/booking.service";
import { inTransaction } from "../platform/database/transaction";
import { createMarkedQuotation, type MarkedOptions } from "./marked-quotation";
import { fundWallet } from "./money";
import { createMarket, type Market } from "./order-market";
import type { TestApi } from "./test-api";

export interface BookedOrder extends Market {
  readonly quotationId: number;
  readonly orderId: number;
  readonly number: string;
}

/** An order booked from a funded wallet. */
export async function createBookedOrder(
  api: TestApi,
  options: MarkedOptions & {
    readonly market?: Market;
    readonly walletRupees?: number;
    readonly source?: "cash" | "credit";
  } = {},
): Promise<BookedOrder> {
  const market = options.market ?? (await createMarket(api));
  const quotationId = await createMarkedQuotation(api, market, options);
  if (options.source !== "credit") await fundWallet(api.db, market.buyer.id, options.walletRupees ?? 3_000_000);
  const order = await inTransaction(api.db, (tx) =>
    bookQuotation(tx, { buyerId: market.buyer.id, quotationId, source: options.source ?? "cash", at: api.clock.now() }),
  );
  return { ...market, quotationId, orderId: order.id, number: order.number };
}
