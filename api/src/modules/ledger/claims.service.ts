import { addPaise, type Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { orderAccount } from "./account";
import { lockBalance } from "./account.service";
import { claimEvents } from "./event-groups";
import { selectSumOfEvents } from "./ledger.store";

/**
 * What a side of an order would be owed without any claims, locked until the transaction ends. Below zero, it was overpaid; the balance
 * itself can also be below zero because a claim came after the payment.
 */
export async function lockOwedBeforeClaims(tx: Db, orderId: number, side: "seller" | "transporter"): Promise<Paise> {
  const account = orderAccount(`payable:${side}`, orderId);
  const owedPaise = await lockBalance(tx, account);
  return addPaise(owedPaise, await selectSumOfEvents(tx, account, claimEvents[side]));
}
