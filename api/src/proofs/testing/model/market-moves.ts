import { submitBid, withdrawBid } from "../../../modules/auction/bids/bid.service";
import { bookQuotation, reportBookingTransfer } from "../../../modules/auction/booking/booking.service";
import { closeQuotation, expireQuotation, withdrawQuotation } from "../../../modules/auction/marking/closing.service";
import { submitOffer, withdrawOffer } from "../../../modules/auction/offers/offer.service";
import type { QuotationEvent } from "../../../modules/auction/quotation.policy";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { newUtr } from "../../../testing/money";
import { entry } from "../../../testing/rfq-world";
import { deskAct, type Move, type Trade, type TradeWorld } from "./trade-world";

/** Everything that may be tried on a quotation, with the event of its machine (docs/domain.md#quotation). */
export const marketEvents: Readonly<Record<string, QuotationEvent>> = {
  offer: "offer",
  "withdraw offer": "withdraw offer",
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

/** Moves that advance a quotation: a price, freight, the marking, the payment. */
export async function nextMarketMove(tx: Db, { quotationId }: Trade): Promise<Pick<Move, "what">> {
  const { status } = await tx
    .selectFrom("quotation")
    .select("status")
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
  if (status !== "pending") return { what: await nextBookingMove(tx, quotationId) };
  const count = async (table: "offer" | "freight_bid"): Promise<number> =>
    (
      await tx
        .selectFrom(table)
        .select("id")
        .where("quotation_id", "=", quotationId)
        .where("withdrawn_at", "is", null)
        .execute()
    ).length;
  if ((await count("offer")) === 0) return { what: "offer" };
  return { what: (await count("freight_bid")) === 0 ? "bid" : "mark" };
}

/** Some buyers pay the booking amount by bank: they report it, then the desk decides. */
async function nextBookingMove(tx: Db, quotationId: number): Promise<string> {
  if (quotationId % 7 > 0) return "book";
  const payments = tx.selectFrom("payment").select("status").where("quotation_id", "=", quotationId);
  const [latest] = await payments.orderBy("id", "desc").limit(1).execute();
  if (latest === undefined) return "report transfer";
  return latest.status === "rejected" ? "book" : "decide transfer";
}

/** A move with everything it may need. */
interface Play {
  readonly tx: Db;
  readonly world: TradeWorld;
  readonly trade: Trade;
  readonly at: Date;
  readonly pick: number;
  readonly size: number;
  readonly seller: TradeWorld["market"]["sellers"][number];
  readonly transporter: TradeWorld["market"]["transporters"][number];
}

/** Tries a move of the market. @throws Refusal when it is not possible now. */
export async function playMarket(tx: Db, world: TradeWorld, trade: Trade, { what, pick, size }: Move): Promise<void> {
  const move = moves[what];
  if (!move) throw new Error(`There is no move ${what}`);
  const { sellers, transporters } = world.market;
  const people = { seller: entry(sellers, pick % 2), transporter: entry(transporters, (pick >> 1) % 2) };
  await move({ tx, world, trade, at: trade.now, pick, size, ...people });
}

const moves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  offer: ({ tx, trade: { quotationId }, seller, size, at }) =>
    submitOffer(tx, {
      sellerId: seller.id,
      isApproved: true,
      quotationId,
      basePriceRupees: 45_000 + size,
      description: "",
      at,
    }),
  "withdraw offer": ({ tx, trade: { quotationId }, seller, at }) =>
    withdrawOffer(tx, { sellerId: seller.id, quotationId, at }),
  bid: ({ tx, trade: { quotationId }, transporter, size, at }) =>
    submitBid(tx, { transporterId: transporter.id, isApproved: true, quotationId, priceRupees: 1_500 + size, at }),
  "withdraw bid": ({ tx, trade: { quotationId }, transporter, at }) =>
    withdrawBid(tx, { transporterId: transporter.id, quotationId, at }),
  extend: (play) => desk(play, "quotation extend", { until: new Date(play.at.getTime() + 2 * hour).toISOString() }),
  close({ tx, trade, at }) {
    trade.now = new Date(at.getTime() + 3 * hour);
    return closeQuotation(tx, trade.quotationId, trade.now);
  },
  withdraw: ({ tx, world, trade: { quotationId }, at }) =>
    withdrawQuotation(tx, { buyerId: world.market.buyer.id, quotationId, at }),
  reject: (play) => desk(play, "quotation reject"),
  mark: (play) => desk(play, "quotation mark", termsOf(play)),
  "re-mark": (play) => desk(play, "quotation remark", termsOf(play)),
  "report transfer": ({ tx, world, trade: { quotationId }, at }) =>
    reportBookingTransfer(tx, {
      buyerId: world.market.buyer.id,
      quotationId,
      transfer: { utr: newUtr(), paidOn: tradeDay(at) },
      at,
    }),
  "decide transfer": ({ tx, world, trade, pick }) => decideTransfer(tx, world, trade, pick),
  book: ({ tx, world, trade: { quotationId }, pick, at }) =>
    bookQuotation(tx, { buyerId: world.market.buyer.id, quotationId, source: pick % 4 === 0 ? "credit" : "cash", at }),
  expire({ tx, trade, at }) {
    trade.now = new Date(at.getTime() + 30 * hour);
    return expireQuotation(tx, trade.quotationId, trade.now);
  },
};

function desk({ tx, world, trade, at }: Play, name: string, body: object = {}) {
  return deskAct(tx, world, at, { name, id: trade.quotationId, body });
}

function termsOf({ seller, transporter, pick, size }: Play) {
  return {
    seller_id: seller.id,
    ...(pick > 5 ? { transport_price: 1_500 + size } : { transporter_id: transporter.id }),
    commission_type: pick % 2 === 0 ? "include" : "exclude",
    commission: size % 150,
    ...(size % 3 === 0 && { freight_mode: "to_pay" }),
    ...(size % 5 === 1 && { freight_mode: "pure_agent" }),
  };
}

/** The desk has checked the bank's statement: found, not found, or found too late. */
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
