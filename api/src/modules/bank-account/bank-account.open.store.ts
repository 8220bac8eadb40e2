import type { BankAccount } from "@mandi/shared/contract/bank-account";
import type { Db } from "../../platform/database/database";

const fields = ["account_name", "account_number", "ifsc", "bank", "branch", "upi_id"] as const;

/** The account that payers are shown now; undefined until one is set. */
export function findBankAccount(db: Db): Promise<BankAccount | undefined> {
  return db.selectFrom("bank_account").select(fields).orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** Every account that payers were ever shown, newest first: the first is the current one. */
export function listBankAccounts(db: Db, limit: number, offset: number) {
  return db
    .selectFrom("bank_account")
    .select(["id", ...fields, "set_at", "set_by"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** From now on payers are shown this account. */
export async function setBankAccount(
  tx: Db,
  account: BankAccount,
  set: { readonly at: Date; readonly by: number | null },
): Promise<void> {
  await tx
    .insertInto("bank_account")
    .values({ ...account, set_at: set.at, set_by: set.by })
    .execute();
}
