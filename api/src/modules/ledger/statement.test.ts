import { fundWallet } from "../../testing/money";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { readWalletStatement } from "./statement.service";

let books: TestBooks;
beforeAll(async () => {
  books = await createTestBooks();
});
afterAll(() => books.close());

describe("a statement", () => {
  it("is paged newest first and split by days in Asia/Kolkata, without losing the running balance", async () => {
    const buyer = await books.signIn("customer");
    // 18:29 UTC is 23:59 in India, one minute later the next day begins.
    await fundWallet(books.db, buyer.id, 1, new Date("2026-11-19T18:29:00.000Z"));
    await fundWallet(books.db, buyer.id, 2, new Date("2026-11-19T18:30:00.000Z"));
    await fundWallet(books.db, buyer.id, 4, new Date("2026-11-20T18:29:59.000Z"));
    await fundWallet(books.db, buyer.id, 8, new Date("2026-11-20T18:30:00.000Z"));
    const read = (query: object) =>
      readWalletStatement(books.db, buyer.id, { page: 1, perPage: 5, order: "newest first", ...query });

    const all = await read({ perPage: 3 });
    expect(all.rows.map((row) => row.amountPaise)).toEqual([800, 400, 200]);
    expect(all).toMatchObject({ total: 4, page: 1 });
    expect((await read({ perPage: 3, page: 2 })).rows.map((row) => row.amountPaise)).toEqual([100]);
    const day = await read({ fromDay: "2026-11-20", toDay: "2026-11-20", order: "oldest first" });
    expect(day.rows.map((row) => [row.amountPaise, row.balancePaise])).toEqual([
      [200, 300],
      [400, 700],
    ]);
    expect(await read({ fromDay: "2026-12-01" })).toMatchObject({ rows: [], total: 0 });
  });
});
