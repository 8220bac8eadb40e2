import type { ReadDebt } from "@mandi/shared/contract/desk/payout";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { selectPayee } from "../../../reads/desk/payouts.read";
import type { AskedPayout } from "../../payouts/payout.service";

/** A payment as the desk asks for it; in rupees. */
export interface AskedPayoutBody {
  readonly order_id: number;
  readonly to: "seller" | "transporter";
  readonly amount: number;
  readonly set_off?: number;
  readonly debts?: readonly ReadDebt[];
}

/** @throws Refusal 422 when a row is named twice or has nobody to pay */
export async function rowsOf(tx: Db, payouts: readonly AskedPayoutBody[]): Promise<readonly AskedPayout[]> {
  if (new Set(payouts.map(({ order_id, to }) => `${order_id}:${to}`)).size < payouts.length) {
    throw invalidField("payouts", "Each side of an order can be named only once");
  }
  const rows: AskedPayout[] = [];
  for (const { order_id, to, amount, set_off, debts } of payouts) {
    const payeeId = await selectPayee(tx, order_id, to);
    if (payeeId === undefined) throw invalidField("payouts", `Order ${order_id} has no ${to} to pay`);
    const readSetOffPaise = set_off === undefined ? undefined : paiseFromRupees(set_off);
    const read = { readSetOffPaise, readDebts: debts };
    rows.push({ orderId: order_id, side: to, payeeId, amountPaise: paiseFromRupees(amount), ...read });
  }
  return rows;
}
