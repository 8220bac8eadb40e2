import { sql } from "kysely";
import { fundWallet, newUtr } from "../../testing/money";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { reconcile } from "./reconcile";

let books: TestBooks;
beforeAll(async () => {
  books = await createTestBooks();
});
afterAll(() => books.close());

const at = new Date("2026-11-21T05:00:00.000Z");

describe("reconciliation", () => {
  it("names the account when somebody changes history without the ledger", async () => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 10);
    const tamper = (delta: number) =>
      books.inTx(async (tx) => {
        await sql`alter table posting disable trigger posting_append_only`.execute(tx);
        await sql`
          update posting set amount_paise = amount_paise - ${delta}
           where account_id = (select id from account where code = ${`wallet:${buyer.id}`})`.execute(tx);
        await sql`alter table posting enable trigger posting_append_only`.execute(tx);
      });
    await tamper(500);
    const differences = await reconcile(books.db);
    await tamper(-500);

    expect(differences.map(({ check, subject }) => `${subject}: ${check}`)).toEqual(
      expect.arrayContaining([
        "ledger: all postings together sum to zero",
        expect.stringMatching(/^journal \d+: each journal sums to zero/),
        `wallet:${buyer.id}: each balance is the sum of its postings`,
        `wallet:${buyer.id} #1: each running balance is exact`,
      ]),
    );
    expect(await reconcile(books.db)).toEqual([]);
  });

  it("counts a payment that claims to be verified without a journal", async () => {
    const buyer = await books.signIn("customer");
    const insert = books.db.insertInto("payment").values({
      payer_id: buyer.id,
      purpose: "top-up",
      source: "bank",
      amount_paise: 500,
      status: "verified",
      utr: newUtr(),
      paid_on: "2026-11-20",
      quotation_id: null,
      order_id: null,
      created_at: at,
      decided_at: at,
      decided_by: null,
      reason: null,
    });
    const { id } = await insert.returning("id").executeTakeFirstOrThrow();
    const differences = await reconcile(books.db);
    await books.db.deleteFrom("payment").where("id", "=", id).execute();

    expect(differences).toMatchObject([{ subject: `payment ${id}`, expected: "500", found: "0" }]);
  });
});
