import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { type AccountRef, accountCode } from "./account";
import { lockAccounts } from "./ledger.store";

/** Balances under lock, all locks taken at once so that their order is the fixed one. */
export async function lockBalances(tx: Db, ...refs: readonly AccountRef[]): Promise<(ref: AccountRef) => Paise> {
  const accounts = await lockAccounts(tx, refs);
  return (ref) => accounts.get(accountCode(ref))?.balancePaise ?? zeroPaise;
}

/** The balance of one account under lock. */
export async function lockBalance(tx: Db, ref: AccountRef): Promise<Paise> {
  return (await lockBalances(tx, ref))(ref);
}
