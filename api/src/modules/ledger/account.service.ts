import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { type AccountRef, accountCode, userAccount } from "./account";
import { type LockedAccount, lockAccounts, selectBalance, updateLimit } from "./ledger.store";

/** Balances under lock, with all locks taken at once in the fixed order. */
export async function lockBalances(tx: Db, ...refs: readonly AccountRef[]): Promise<(ref: AccountRef) => Paise> {
  const accounts = await lockAccounts(tx, refs);
  return (ref) => accounts.get(accountCode(ref))?.balancePaise ?? zeroPaise;
}

/** The balance of one account under lock. */
export async function lockBalance(tx: Db, ref: AccountRef): Promise<Paise> {
  return (await lockBalances(tx, ref))(ref);
}

/** A user's drawn credit and its limit under lock. */
export async function lockCredit(tx: Db, userId: number): Promise<LockedAccount> {
  const account = userAccount("credit", userId);
  return found((await lockAccounts(tx, [account])).get(accountCode(account)));
}

/** A balance and its limit without a lock: for display, never for decisions. */
export const readBalance = selectBalance;

/** Sets a user's credit limit; zero ends the line. @throws Refusal 422 below what is drawn. */
export async function setCreditLimit(
  tx: Db,
  input: { readonly userId: number; readonly limitPaise: Paise },
): Promise<void> {
  const account = await lockCredit(tx, input.userId);
  if (input.limitPaise < account.balancePaise) {
    throw new Refusal("refused", { message: "The limit cannot be below the credit in use." });
  }
  await updateLimit(tx, account.id, input.limitPaise);
}
