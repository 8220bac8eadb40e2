import { addPaise, type Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { type AccountRef, orderAccount } from "./account";
import { lockBalance, readBalance } from "./account.service";
import { claimEvents } from "./event-groups";
import { selectSumOfEvents } from "./ledger.store";

/**
 * What a side of an order would be owed without any claims, locked until the transaction ends. Below zero, it was overpaid; the balance
 * itself can also be below zero because a claim came after the payment.
 */
export async function lockOwedBeforeClaims(tx: Db, orderId: number, side: Side): Promise<Paise> {
  const account = orderAccount(`payable:${side}`, orderId);
  return beforeClaims(tx, account, side, await lockBalance(tx, account));
}

/** The same without a lock: for display, or where the caller holds it. */
export async function readOwedBeforeClaims(db: Db, orderId: number, side: Side): Promise<Paise> {
  const account = orderAccount(`payable:${side}`, orderId);
  const { balancePaise } = await readBalance(db, account);
  return beforeClaims(db, account, side, balancePaise);
}

type Side = "seller" | "transporter";

async function beforeClaims(db: Db, account: AccountRef, side: Side, owedPaise: Paise): Promise<Paise> {
  return addPaise(owedPaise, await selectSumOfEvents(db, account, claimEvents[side]));
}
