import type { UserType } from "@mandi/shared/contract/role";
import type { Paise } from "@mandi/shared/money/paise";
import type { AccountRef } from "../modules/ledger/account";
import { selectBalance } from "../modules/ledger/ledger.store";
import type { OrderRef } from "../modules/ledger/ledger-facts";
import type { Db } from "../platform/database/database";
import { inTransaction } from "../platform/database/transaction";
import { openBankAccount } from "./bank-account";
import { signIn } from "./sign-in";
import type { SignedIn } from "./test-api";
import { createTestClock } from "./test-clock";
import { createTestDatabase } from "./test-database";

/** A database with people and books, without the server: it is what tests of the ledger need, and opens at once. */
export interface TestBooks {
  readonly db: Db;
  signIn(type: UserType): Promise<SignedIn>;
  inTx<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  balance(account: AccountRef): Promise<Paise>;
  /** An order for the books: only a number. */
  newOrder(): OrderRef;
  close(): Promise<void>;
}

export async function createTestBooks({ poolSize }: { readonly poolSize?: number } = {}): Promise<TestBooks> {
  const { db, drop } = await createTestDatabase(poolSize);
  await openBankAccount(db);
  const clock = createTestClock();
  let orders = 0;
  return {
    db,
    signIn: (type) => signIn(db, clock, type),
    inTx: (work) => inTransaction(db, work),
    balance: async (account) => (await selectBalance(db, account)).balancePaise,
    newOrder() {
      orders += 1;
      return { id: orders, number: `O2627${String(orders).padStart(6, "0")}` };
    },
    close: drop,
  };
}
