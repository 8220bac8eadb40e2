import { submitBid, withdrawBid } from "../../../modules/auction/bids/bid.service";
import { bookQuotation, reportBookingTransfer } from "../../../modules/auction/booking/booking.service";
import { closeQuotation, expireQuotation, withdrawQuotation } from "../../../modules/auction/marking/closing.service";
import { submitOffer } from "../../../modules/auction/offers/offer.service";
import type { QuotationEvent } from "../../../modules/auction/quotation.policy";
import type { Db } from "../../../platform/database/database";
import { newUtr } from "../../../testing/money";
import { entry } from "../../../testing/rfq-world";
import { deskAct, type Move, type Trade, type TradeWorld } from "./trade-world";

/** Everything that may be tried on a quotation, with the event of its machine (docs/domain.md#quotation). */
export const marketEvents: Readonly<Record<string, QuotationEvent>> = {
  offer: "offer",
  bid: "bid",
  "withdraw bid": "withdraw bid",
  close: "close",
  extend: "extend",
  withdraw: "withdraw",
  reject: "reject",
  mark: "mark",
  "re-mark": "re-mark",
  "report transfer": "report transfer",
  "decide transfer": "book",
  book: "book",
  expire: "expire",
};

const hour = 3_600_000;

/** What brings a quotation on: a price, a freight, the choice, the payment. */
export async function nextMarketMove(tx: Db, { quotationId }: Trade): Promise<Pick<Move, "what">> {
  const { status } = await tx
    .selectFrom("quotation")
    .select("status")
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
  if (status !== "pending") return { what: "book" };
  const count = async (table: "offer" | "freight_bid"): Promise<number> =>
    (await tx.selectFrom(table).select("id").where("quotation_id", "=", quotationId).execute()).length;
  if ((await count("offer")) === 0) return { what: "offer" };
  return { what: (await count("freight_bid")) === 0 ? "bid" : "mark" };
}

/** Tries a move of the market. @throws Refusal when it is not possible now. */
export async function playMarket(tx: Db, world: TradeWorld, trade: Trade, { what, pick, size }: Move): Promise<void> {
  const { market } = world;
  const { quotationId } = trade;
  const at = trade.now;
  const seller = entry(market.sellers, pick % 2);
  const transporter = entry(market.transporters, (pick >> 1) % 2);
  const terms = {
    seller_id: seller.id,
    ...(pick > 5 ? { transport_price: 1_500 + size } : { transporter_id: transporter.id }),
    commission_type: pick % 2 === 0 ? "include" : "exclude",
    commission: size % 150,
  };
  const desk = (name: string, id: number, body: object = {}) => deskAct(tx, world, at, { name, id, body });
  switch (what) {
    case "offer":
      return void (await submitOffer(tx, {
        sellerId: seller.id,
        isApproved: true,
        quotationId,
        basePriceRupees: 45_000 + size,
        description: "",
        at,
      }));
    case "bid":
      return void (await submitBid(tx, {
        transporterId: transporter.id,
        isApproved: true,
        quotationId,
        priceRupees: 1_500 + size,
        at,
      }));
    case "withdraw bid":
      return withdrawBid(tx, { transporterId: transporter.id, quotationId, at });
    case "extend":
      return desk("quotation extend", quotationId, { until: new Date(at.getTime() + 2 * hour).toISOString() });
    case "close":
      trade.now = new Date(at.getTime() + 3 * hour);
      return closeQuotation(tx, quotationId, trade.now);
    case "withdraw":
      return withdrawQuotation(tx, { buyerId: market.buyer.id, quotationId, at });
    case "reject":
      return desk("quotation reject", quotationId);
    case "mark":
      return desk("quotation mark", quotationId, terms);
    case "re-mark":
      return desk("quotation remark", quotationId, terms);
    case "report transfer":
      return void (await reportBookingTransfer(tx, {
        buyerId: market.buyer.id,
        quotationId,
        transfer: { utr: newUtr(), paidOn: "2026-11-21" },
        at,
      }));
    case "decide transfer":
      return decideTransfer(tx, world, trade, pick);
    case "book":
      return void (await bookQuotation(tx, {
        buyerId: market.buyer.id,
        quotationId,
        source: pick % 4 === 0 ? "credit" : "cash",
        at,
      }));
    case "expire":
      trade.now = new Date(at.getTime() + 30 * hour);
      return expireQuotation(tx, quotationId, trade.now);
    default:
      throw new Error(`There is no move ${what}`);
  }
}

/** The desk has looked at the bank's statement: found, not found, or found when it was too late. */
async function decideTransfer(tx: Db, world: TradeWorld, { quotationId, now }: Trade, pick: number): Promise<void> {
  const reported = await tx
    .selectFrom("payment")
    .select(["id", "amount_paise"])
    .where("quotation_id", "=", quotationId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  const received = (reported?.amount_paise ?? 100) / 100;
  const name = (["payment verify", "payment reject", "payment into-wallet", "payment verify"] as const)[pick % 4];
  const body = name === "payment reject" ? {} : { received };
  await deskAct(tx, world, now, { name: name ?? "payment verify", id: reported?.id ?? 999_999_999, body });
}
