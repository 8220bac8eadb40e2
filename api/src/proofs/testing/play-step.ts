import { inTransaction } from "../../platform/database/transaction";
import { Refusal } from "../../platform/errors";
import { nextMarketMove, playMarket } from "./model/market-moves";
import { nextOrderMove, playOrder } from "./model/order-moves";
import type { Trade, TradeWorld } from "./model/trade-world";

/** Values of `size` for which the desk's price has these freight terms (`market-moves.ts`). */
const sizeOfTerms = { included: 2, "to pay": 3, "at cost": 1 } as const;
type FreightTerms = keyof typeof sizeOfTerms;

/** The steps of the auction, each with its index as the pick. */
export const auctionSteps = [
  "offer",
  "bid",
  "offer",
  "bid",
  "withdraw bid",
  "offer",
  "bid",
  "extend",
  "withdraw offer",
  "offer",
  "offer",
];

/** An order's steps with a pick each; "to" continues until that step is done. */
export const orderSteps: readonly (readonly [string, number])[] = [
  ["award", 0],
  ["to confirm", 0],
  ["change", 5],
  ["to portal answers", 0],
  ["cancel invoice", 0],
  ["to portal answers", 0],
  ["pay by bank", 1],
  ["to proof_of_delivery", 0],
  ["credit note", 1],
  ["charge lost goods", 0],
  ["credit note", 0],
  ["debit note", 4],
  ["seller note", 3],
  ["seller note", 4],
  ["to payout", 0],
];

/** The steps that every trade must take here; the others are refused for some. */
export const expectedSteps = [
  "change",
  "invoice",
  "cancel invoice",
  "eway_bill",
  "proof_of_delivery",
  "credit note",
  "seller note",
];

/** Tries a move of a trade, or with "next" one that advances it. @returns what was done, or that it was refused */
export async function playStep(
  world: TradeWorld,
  trade: Trade,
  { terms, what, pick }: { readonly terms: FreightTerms; readonly what: string; readonly pick: number },
): Promise<string> {
  const move = { what, pick, size: sizeOfTerms[terms] + pick * 165 };
  const { db } = world.api;
  try {
    await inTransaction(db, async (tx) => {
      const { orderId } = trade;
      if (what === "next")
        Object.assign(move, await (orderId === null ? nextMarketMove(tx, trade) : nextOrderMove(tx, orderId)));
      await (orderId === null ? playMarket(tx, world, trade, move) : playOrder(tx, world, { ...trade, orderId }, move));
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${move.what} refused`;
  }
  const { order_id } = await db
    .selectFrom("quotation")
    .select("order_id")
    .where("id", "=", trade.quotationId)
    .executeTakeFirstOrThrow();
  trade.orderId = order_id;
  return move.what;
}
