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

/** Reads what a buyer is to get back for an order and what they got. */
export async function readRefunds(
  db: Db,
  order: OrderKey,
  { buyerId, duePaise }: { readonly buyerId: number; readonly duePaise: Paise },
): Promise<RefundView> {
  const drawnCredit = userAccount("credit", buyerId);
  const amountPaise = maxPaise(negatePaise(duePaise), zeroPaise);
  const { balancePaise } = await readBalance(db, drawnCredit);
  return {
    coming: splitRefund(amountPaise, {
      drawnForOrderPaise: await selectCreditDrawnFor(db, order, drawnCredit),
      drawnNowPaise: balancePaise,
    }),
    done: await selectRefunded(db, order),
  };
}
