import { minPaise, type Paise, subtractPaise } from "@mandi/shared/money/paise";

/** How a refund is split, or was. */
export interface Refunded {
  readonly toCreditPaise: Paise;
  readonly toWalletPaise: Paise;
}

/** Credit of a buyer that a refund may restore. */
export interface DrawnCredit {
  /** Drawn for the order and not yet refunded. */
  readonly drawnForOrderPaise: Paise;
  /** The total drawn: a refund of credit that has since been repaid goes to the wallet. */
  readonly drawnNowPaise: Paise;
}

/** A refund of an order first restores the credit that paid for it; otherwise an order would turn credit into cash. */
export function splitRefund(amountPaise: Paise, { drawnForOrderPaise, drawnNowPaise }: DrawnCredit): Refunded {
  const toCreditPaise = minPaise(amountPaise, minPaise(drawnForOrderPaise, drawnNowPaise));
  return { toCreditPaise, toWalletPaise: subtractPaise(amountPaise, toCreditPaise) };
}
