import { setBankAccount } from "@mandi/api/public/bank-account.open.store";
import { bankAccount } from "../site/setup";
import type { FillContext } from "./context";

/** The account that payers see. */
export async function fillBankAccount({ tx, now }: FillContext): Promise<void> {
  await setBankAccount(tx, bankAccount, { at: now, by: null });
}
