import { maxPaise, negatePaise, type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { userAccount } from "./account";
import { readBalance } from "./account.service";
import type { OrderKey } from "./ledger-facts";
import { selectCreditDrawnFor, selectRefunded } from "./refund.store";
import { type Refunded, splitRefund } from "./refund-split";

/** Where the money of an order goes back to, and went. */
export interface RefundView {
  /** What a due amount below zero announces; for showing, the refund itself decides under lock. */
  readonly coming: Refunded;
  readonly done: Refunded;
}

/** What the split of a refund depends on. */
export interface RefundFacts {
  readonly drawnForOrderPaise: Paise;
  readonly drawnNowPaise: Paise;
  readonly done: Refunded;
}

/** Reads what a buyer drew for an order and got back for it. */
export async function readRefundFacts(db: Db, order: OrderKey, buyerId: number): Promise<RefundFacts> {
  const drawnCredit = userAccount("credit", buyerId);
  const [{ balancePaise }, drawnForOrderPaise, done] = await Promise.all([
    readBalance(db, drawnCredit),
    selectCreditDrawnFor(db, order, drawnCredit),
    selectRefunded(db, order),
  ]);
  return { drawnForOrderPaise, drawnNowPaise: balancePaise, done };
}

/** What a buyer is to get back for an order of which so much is due, and what they got. */
export function refundViewOf({ done, ...drawn }: RefundFacts, duePaise: Paise): RefundView {
  return { coming: splitRefund(maxPaise(negatePaise(duePaise), zeroPaise), drawn), done };
}
