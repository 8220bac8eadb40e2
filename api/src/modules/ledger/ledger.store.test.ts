import { sql } from "kysely";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { userAccount } from "./account";
import { lockAccounts } from "./ledger.store";

/* How simultaneous postings avoid deadlocks. */

let books: TestBooks;
beforeAll(async () => {
  books = await createTestBooks();
});
afterAll(() => books.close());

/** Opens this user's wallet in its own transaction and rolls back, so that only the wait is observed. */
async function tryToOpen(userId: number): Promise<"opened" | "had to wait"> {
  const undo = new Error("Rolled back on purpose");
  return books.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local lock_timeout = '100ms'`.execute(tx);
      await tx
        .insertInto("account")
        .values({ code: `wallet:${userId}`, kind: "wallet", user_id: userId, order_id: null, part: null })
        .execute();
      throw undo;
    })
    .catch((error: unknown) => {
      if (error === undo) return "opened";
      if (String(error).includes("lock timeout")) return "had to wait";
      throw error;
    });
}

it("opens missing accounts in the order of their names, whatever the order in which they are requested", async () => {
  const people = [await books.signIn("customer"), await books.signIn("customer")];
  const [first = 0, second = 0] = people.map(({ id }) => id).sort((one, other) => (`${one}` < `${other}` ? -1 : 1));

  // Another transaction is opening the second account: the one that wants both already has the first and waits for the second.
  const waiting = await books.inTx(async (rival) => {
    await lockAccounts(rival, [userAccount("wallet", second)]);
    const both = books.inTx((tx) => lockAccounts(tx, [userAccount("wallet", second), userAccount("wallet", first)]));
    let seen = await tryToOpen(first);
    for (let tries = 1; tries < 40 && seen === "opened"; tries += 1) seen = await tryToOpen(first);
    return { both, seen };
  });
  const locked = await waiting.both;

  expect(waiting.seen).toBe("had to wait");
  expect([...locked.keys()].sort()).toEqual([`wallet:${first}`, `wallet:${second}`]);
  await expect(tryToOpen(second)).rejects.toThrow("duplicate key");
});

it("does not try to open an account that exists", async () => {
  const { id } = await books.signIn("customer");
  const lastNumber = async () =>
    (await sql<{ last_value: number }>`select last_value from account_id_seq`.execute(books.db)).rows[0]?.last_value;
  await books.inTx((tx) => lockAccounts(tx, [userAccount("wallet", id)]));
  const before = await lastNumber();

  const again = await books.inTx((tx) => lockAccounts(tx, [userAccount("wallet", id)]));

  expect(again.size).toBe(1);
  expect(await lastNumber()).toBe(before);
});
