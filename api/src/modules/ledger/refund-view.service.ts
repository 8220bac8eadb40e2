import { maxPaise, negatePaise, type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { userAccount } from "./account";
import { readBalance } from "./account.service";
import type { OrderKey } from "./ledger-facts";
import { selectCreditDrawnFor, selectRefunded } from "./refund.store";
import { type Refunded, splitRefund } from "./refund-split";

/** Where the money of an order is refunded to, or was. */
export interface RefundView {
  /** The refund that a due amount below zero announces; for display only, as the refund itself decides under lock. */
  readonly coming: Refunded;
  readonly done: Refunded;
}

/** The figures that the split of a refund depends on. */
export interface RefundFacts {
  readonly drawnForOrderPaise: Paise;
  readonly drawnNowPaise: Paise;
  readonly done: Refunded;
}

/** Reads the credit that a buyer drew for an order and the refunds of it. */
export async function readRefundFacts(db: Db, order: OrderKey, buyerId: number): Promise<RefundFacts> {
  const drawnCredit = userAccount("credit", buyerId);
  const [{ balancePaise }, drawnForOrderPaise, done] = await Promise.all([
    readBalance(db, drawnCredit),
    selectCreditDrawnFor(db, order, drawnCredit),
    selectRefunded(db, order),
  ]);
  return { drawnForOrderPaise, drawnNowPaise: balancePaise, done };
}

/** What a buyer will get back for an order with this amount due, and what they already got. */
export function refundViewOf({ done, ...drawn }: RefundFacts, duePaise: Paise): RefundView {
  return { coming: splitRefund(maxPaise(negatePaise(duePaise), zeroPaise), drawn), done };
}
