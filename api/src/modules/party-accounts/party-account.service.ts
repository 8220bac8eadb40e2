import type { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import { checkAccountNumber, checkIfsc, maskedAccount } from "@mandi/shared/format/bank-account";
import type { PersonContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { selectNames } from "../../reads/desk/board.read";
import * as store from "./party-account.store";

/** A bank account as it was entered. */
export interface PartyAccount {
  readonly account_name: string;
  readonly account_number: string;
  readonly ifsc: string;
}

/** The account in the form that banks use. @throws Refusal 422 at the field */
export function readPartyAccount({ account_name, account_number, ifsc }: PartyAccount): PartyAccount {
  const number = checkAccountNumber(account_number);
  if (number.kind === "invalid") throw invalidField("account_number", number.reason);
  const branch = checkIfsc(ifsc);
  if (branch.kind === "invalid") throw invalidField("ifsc", branch.reason);
  return { account_name: account_name.trim(), account_number: number.value, ifsc: branch.value };
}

/** Keeps the account of a person; the caller has it confirmed by a second person. @throws Refusal 409 where it is known already */
export async function keepPartyAccount(
  tx: Db,
  userId: number,
  account: PartyAccount,
  { at, actorId }: PersonContext,
): Promise<void> {
  const row = { user_id: userId, ...account, confirmed_at: at, confirmed_by: actorId, ended_at: null, ended_by: null };
  if (!(await store.insertPartyAccount(tx, row))) {
    throw new Refusal("conflict", { message: "This account is already known." });
  }
}

/** Ends an account that is closed or was entered wrongly. @throws Refusal 404, 409 already ended */
export async function endPartyAccount(tx: Db, id: number, { at, actorId }: PersonContext): Promise<void> {
  const account = found(await store.selectPartyAccountForUpdate(tx, id));
  if (account.ended_at !== null) throw new Refusal("conflict", { message: "This account has already been removed." });
  await store.updatePartyAccountEnd(tx, id, actorId, at);
}

/** Whose account it is. @throws Refusal 404 */
export async function ownerOfPartyAccount(tx: Db, id: number): Promise<readonly number[]> {
  return [found(await store.selectPartyAccountForUpdate(tx, id)).user_id];
}

/** An account to pay a person on. @throws Refusal 422 at `account` where it is not one of theirs that a second person has confirmed */
export async function payableAccount(tx: Db, userId: number, id: number): Promise<PartyAccount> {
  const account = await store.selectPartyAccountForUpdate(tx, id);
  if (account === undefined || account.user_id !== userId || account.ended_at !== null) {
    throw invalidField("account", "Please choose one of their known bank accounts");
  }
  return account;
}

/** A person's known accounts; the whole numbers only for those who pay to them. @throws Refusal 404 for nobody */
export async function listPartyAccounts(db: Db, userId: number, isWhole: boolean): Promise<DeskPartyAccountAnswer> {
  found((await selectNames(db, [userId])).get(userId));
  const rows = await store.selectPartyAccountsOf(db, userId);
  return {
    data: rows.map(({ id, account_name, account_number, ifsc, confirmed_at }) => ({
      id,
      account_name,
      account_number: isWhole ? account_number : maskedAccount(account_number),
      ifsc,
      confirmed_at: confirmed_at.toISOString(),
    })),
  };
}
