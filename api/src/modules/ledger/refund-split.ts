import { minPaise, type Paise, subtractPaise } from "@mandi/shared/money/paise";

/** What goes back where, or went. */
export interface Refunded {
  readonly toCreditPaise: Paise;
  readonly toWalletPaise: Paise;
}

/** Credit of a buyer that a refund may restore. */
export interface DrawnCredit {
  /** Drawn for the order and not given back for it. */
  readonly drawnForOrderPaise: Paise;
  /** Drawn at all: what was repaid since goes to the wallet. */
  readonly drawnNowPaise: Paise;
}

/** A refund of an order restores the credit that paid for it first, or an order would turn credit into cash. */
export function splitRefund(amountPaise: Paise, { drawnForOrderPaise, drawnNowPaise }: DrawnCredit): Refunded {
  const toCreditPaise = minPaise(amountPaise, minPaise(drawnForOrderPaise, drawnNowPaise));
  return { toCreditPaise, toWalletPaise: subtractPaise(amountPaise, toCreditPaise) };
}
