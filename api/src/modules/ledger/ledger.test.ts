import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { fundWallet, grantCredit } from "../../testing/money";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { orderAccount, platformAccount, userAccount } from "./account";
import { credit, debit, JournalError } from "./journal";
import { post, reverse } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import { describeDifferences, reconcile } from "./reconcile";

let books: TestBooks;
beforeAll(async () => {
  books = await createTestBooks({ poolSize: 20 });
});
afterAll(() => books.close());

const at = new Date("2026-11-21T05:00:00.000Z");
const clock = { at, actorId: null };

describe("a journal", () => {
  it("moves money between accounts and keeps a running balance and a gapless sequence on each", async () => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 1_000);
    await fundWallet(books.db, buyer.id, 500.5);
    const order = books.newOrder();
    await books.inTx((tx) =>
      post(
        tx,
        ledgerEvents.orderPaidFromCash({
          userId: buyer.id,
          order,
          amountPaise: paiseFromRupees(200.25),
          towards: "advance",
        }),
        clock,
      ),
    );

    const rows = await books.db
      .selectFrom("posting")
      .innerJoin("account", "account.id", "posting.account_id")
      .select(["sequence", "amount_paise", "posting.balance_paise"])
      .where("code", "=", `wallet:${buyer.id}`)
      .orderBy("sequence")
      .execute();
    expect(rows).toEqual([
      { sequence: 1, amount_paise: -100_000, balance_paise: 100_000 },
      { sequence: 2, amount_paise: -50_050, balance_paise: 150_050 },
      { sequence: 3, amount_paise: 20_025, balance_paise: 130_025 },
    ]);
    expect(await books.balance(orderAccount("advance", order.id))).toBe(20_025);
  });

  it("is refused when debits and credits differ, when it is empty and outside a transaction", async () => {
    const lines = [debit(platformAccount("bank"), paise(2)), credit(platformAccount("sales"), paise(1))];
    const same = [debit(platformAccount("bank"), paise(2)), credit(platformAccount("bank"), paise(2))];
    const content = { event: "test", description: "test" };

    await expect(books.inTx((tx) => post(tx, { ...content, lines }, clock))).rejects.toThrow(JournalError);
    await expect(books.inTx((tx) => post(tx, { ...content, lines: same }, clock))).rejects.toThrow(JournalError);
    await expect(post(books.db, { ...content, lines }, clock)).rejects.toThrow(JournalError);
  });

  it("is posted once when it carries a once key", async () => {
    const order = books.newOrder();
    const content = ledgerEvents.freightBilled({ order, vehicle: "CG04MB1846", amountPaise: paise(100) });
    const onceKey = `freight-bill:${order.id}:1`;
    await books.inTx((tx) => post(tx, content, { ...clock, onceKey }));

    await expect(books.inTx((tx) => post(tx, content, { ...clock, onceKey }))).rejects.toMatchObject({ status: 409 });
    expect(await books.balance(orderAccount("payable:transporter", order.id))).toBe(100);
  });

  it("is undone by its mirror, once, and a mirror cannot be undone", async () => {
    const order = books.newOrder();
    const posted = await books.inTx((tx) =>
      post(tx, ledgerEvents.freightBilled({ order, vehicle: "CG04MB1846", amountPaise: paise(700) }), {
        ...clock,
        orderId: order.id,
      }),
    );
    const reversal = await books.inTx((tx) => reverse(tx, { journalId: posted.id, reason: "typing error" }, clock));

    expect(await books.balance(orderAccount("payable:transporter", order.id))).toBe(0);
    await expect(
      books.inTx((tx) => reverse(tx, { journalId: posted.id, reason: "again" }, clock)),
    ).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      books.inTx((tx) => reverse(tx, { journalId: reversal.id, reason: "back" }, clock)),
    ).rejects.toMatchObject({
      status: 422,
    });
    await expect(books.inTx((tx) => reverse(tx, { journalId: 999_999, reason: "none" }, clock))).rejects.toMatchObject({
      status: 404,
    });
    expect(await books.balance(orderAccount("payable:transporter", order.id))).toBe(0);
  });
});

describe("under concurrency", () => {
  it("lets exactly one of 50 parallel payments use a balance that covers one", async () => {
    const buyer = await books.signIn("customer");
    await fundWallet(books.db, buyer.id, 100);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        books.inTx((tx) =>
          post(
            tx,
            ledgerEvents.orderPaidFromCash({
              userId: buyer.id,
              order: books.newOrder(),
              amountPaise: paiseFromRupees(60),
              towards: "advance",
            }),
            clock,
          ),
        ),
      ),
    );

    const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(failures).toHaveLength(49);
    for (const failure of failures) expect(failure).toMatchObject({ status: 422 });
    expect(await books.balance(userAccount("wallet", buyer.id))).toBe(4_000);
  });

  it("never draws credit above its limit, whatever arrives together", async () => {
    const buyer = await books.signIn("customer");
    await grantCredit(books.db, buyer.id, 100);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        books.inTx((tx) =>
          post(
            tx,
            ledgerEvents.bookedOnCredit({
              userId: buyer.id,
              order: books.newOrder(),
              amountPaise: paiseFromRupees(index % 2 === 0 ? 30 : 45),
            }),
            clock,
          ),
        ),
      ),
    );

    expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(2);
    expect(await books.balance(userAccount("credit", buyer.id))).toBeLessThanOrEqual(10_000);
  });

  it("finishes journals that need the same accounts in opposite order", async () => {
    const [one, two] = [await books.signIn("customer"), await books.signIn("customer")];
    await fundWallet(books.db, one.id, 1_000);
    await fundWallet(books.db, two.id, 1_000);
    const transfer = (from: number, to: number) => ({
      event: "test transfer",
      description: "Test transfer",
      lines: [debit(userAccount("wallet", from), paise(100)), credit(userAccount("wallet", to), paise(100))],
    });
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        books.inTx((tx) => post(tx, index % 2 === 0 ? transfer(one.id, two.id) : transfer(two.id, one.id), clock)),
      ),
    );

    expect(await books.balance(userAccount("wallet", one.id))).toBe(100_000);
    expect(await books.balance(userAccount("wallet", two.id))).toBe(100_000);
  });
});

it("leaves books in which every check passes", async () => {
  expect(describeDifferences(await reconcile(books.db))).toMatch(/^0 differences in \d+ checks$/);
});
