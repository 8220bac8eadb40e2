import { sql } from "kysely";
import { fundWallet, grantCredit } from "../../testing/money";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { userAccount } from "./account";

let books: TestBooks;
beforeAll(async () => {
  books = await createTestBooks();
});
afterAll(() => books.close());

const at = new Date("2026-11-21T05:00:00.000Z");
const countPostings = async () =>
  (await sql<{ n: number }>`select count(*) as n from posting`.execute(books.db)).rows[0]?.n;

describe("the database itself", () => {
  const refused =
    /append-only|closed|balance changes only|sum to|opens empty|keeps its owner|account_not_negative|within_limit/;

  it.each([
    ["an update of a posting", "update posting set amount_paise = amount_paise + 1"],
    ["a deletion of a posting", "delete from posting"],
    ["emptying the postings", "truncate posting"],
    ["an update of a journal", "update journal set description = 'x'"],
    ["a deletion of a journal", "delete from journal"],
    ["emptying the journals", "truncate journal cascade"],
    ["a deletion of an account", "delete from account"],
    ["a balance change without a posting", "update account set balance_paise = balance_paise + 100"],
    [
      "an account opened with money on it",
      "insert into account (code, kind, balance_paise) values ('rounding', 'rounding', 5)",
    ],
    ["an account of another owner", "update account set code = 'bank', kind = 'bank' where kind = 'wallet'"],
    [
      "a posting added to a finished journal",
      "insert into posting (account_id, journal_id, amount_paise) select a.id, j.id, 5 from account a, journal j limit 1",
    ],
    ["a journal without postings", "insert into journal (event, description, at) values ('x', 'x', now())"],
  ])("refuses %s", async (_what, statement) => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 10);
    const before = await countPostings();

    await expect(sql.raw(statement).execute(books.db)).rejects.toThrow(refused);
    expect(await countPostings()).toBe(before);
    expect(await books.balance(userAccount("wallet", buyer.id))).toBe(1_000);
  });

  /** A journal written without the service, one posting per code. */
  const writeDirectly = (postings: Readonly<Record<string, number>>) =>
    books.inTx(async (tx) => {
      const head = { event: "x", description: "x", at, actor_id: null, order_id: null, payment_id: null };
      const { id } = await tx
        .insertInto("journal")
        .values({ ...head, once_key: null, reverses_id: null })
        .returning("id")
        .executeTakeFirstOrThrow();
      for (const [code, amount] of Object.entries(postings)) {
        await sql`
          insert into posting (account_id, journal_id, amount_paise)
          select id, ${id}, ${amount} from account where code = ${code}`.execute(tx);
      }
    });

  it("refuses a journal that does not sum to zero or touches one account only, when it is committed", async () => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 10);
    const before = await countPostings();

    await expect(writeDirectly({ bank: 500, [`wallet:${buyer.id}`]: -499 })).rejects.toThrow(/sum to 1/);
    await expect(writeDirectly({ bank: 500 })).rejects.toThrow(/1 postings/);
    expect(await countPostings()).toBe(before);
  });

  it("refuses a wallet below zero and credit above its limit even when the service is bypassed", async () => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 10);
    await grantCredit(books.db, buyer.id, 10);
    const [wallet, credit] = [`wallet:${buyer.id}`, `credit:${buyer.id}`];

    await expect(writeDirectly({ [wallet]: 1_001, bank: -1_001 })).rejects.toThrow(/account_not_negative/);
    await expect(writeDirectly({ [credit]: 1_001, bank: -1_001 })).rejects.toThrow(/account_within_limit/);
    expect(await books.balance(userAccount("wallet", buyer.id))).toBe(1_000);
    expect(await books.balance(userAccount("credit", buyer.id))).toBe(0);
  });
});
