import type { UserType } from "@mandi/shared/contract/role";
import type { Db } from "../platform/database/database";
import { signIn } from "./sign-in";
import type { SignedIn } from "./test-api";
import { createTestClock } from "./test-clock";
import { createTestDatabase } from "./test-database";

/** A database with people and books, without the server around it: what tests of the ledger need, and it opens at once. */
export interface TestBooks {
  readonly db: Db;
  signIn(type: UserType): Promise<SignedIn>;
  close(): Promise<void>;
}

export async function createTestBooks({ poolSize }: { readonly poolSize?: number } = {}): Promise<TestBooks> {
  const database = await createTestDatabase(poolSize);
  const clock = createTestClock();
  return { db: database.db, signIn: (type) => signIn(database.db, clock, type), close: database.drop };
}
