import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { grantCredit, newUtr } from "../../testing/money";
import { reportBankPayment, verifyBankPayment } from "../payments/bank-transfer.service";
import { orderAccount, platformAccount, userAccount } from "./account";
import { lockBalances, lockCredit, setCreditLimit } from "./account.service";
import { credit, debit } from "./journal";
import { type JournalContext, post, reverse, transactionId } from "./ledger.service";
import { selectBalance } from "./ledger.store";
import { ledgerEvents } from "./ledger-events";
import { changeByNote } from "./testing/change-by-note";
import { at, clock, later, reconciledBooks } from "./testing/reconciled-books";

/* The details of what the ledger records and of its refusals, in addition to ledger.test.ts. */

const books = reconciledBooks();
const rupees = paiseFromRupees;

const journal = (id: number) =>
  books.db.selectFrom("journal").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const bill = (order: { id: number; number: string }, amountPaise: number, context: Partial<JournalContext> = {}) =>
  books.inTx((tx) =>
    post(tx, ledgerEvents.freightBilled({ order, vehicle: "CG04MB1846", amountPaise: paise(amountPaise) }), {
      ...clock,
      ...context,
    }),
  );

describe("a journal", () => {
  it("keeps when, by whom and for what it was posted, and is identified by its number", async () => {
    const order = books.newOrder();
    const posted = await bill(order, 100, { actorId: books.staffId, orderId: order.id, onceKey: "a fact" });

    expect(posted.transactionId).toBe(`JRN${String(posted.id).padStart(7, "0")}`);
    expect(transactionId(4_821)).toBe("JRN0004821");
    expect(await journal(posted.id)).toMatchObject({
      event: "freight billed",
      description: "Freight, vehicle CG04MB1846",
      at,
      actor_id: books.staffId,
      order_id: order.id,
      payment_id: null,
      once_key: "a fact",
      reverses_id: null,
    });
    await expect(bill(order, 100, { onceKey: "a fact" })).rejects.toMatchObject({
      status: 409,
      message: "This has already been recorded.",
    });
  });

  it("is refused outside a transaction, with a message for the developer", async () => {
    const content = ledgerEvents.freightBilled({
      order: books.newOrder(),
      vehicle: "CG04MB1846",
      amountPaise: paise(1),
    });
    await expect(post(books.db, content, clock)).rejects.toThrow("A journal is posted inside a transaction");
  });

  it("is reversed by a journal that names it, the reason and the cause", async () => {
    const order = books.newOrder();
    const posted = await bill(order, 100, { orderId: order.id });
    const reversal = await books.inTx((tx) =>
      reverse(tx, { journalId: posted.id, reason: "typing error" }, { at: later, actorId: books.staffId }),
    );

    expect(await journal(reversal.id)).toMatchObject({
      event: "reversal",
      description: `Reversal of ${posted.transactionId}: typing error`,
      at: later,
      actor_id: books.staffId,
      order_id: order.id,
      once_key: null,
      reverses_id: posted.id,
    });
    await expect(books.inTx((tx) => reverse(tx, { journalId: reversal.id, reason: "x" }, clock))).rejects.toMatchObject(
      {
        status: 422,
        message: "A correction cannot be reversed.",
      },
    );
  });

  it("is reversed for the payment that made it", async () => {
    const { id: payerId } = await books.signIn("customer");
    const transfer = { utr: newUtr(), paidOn: "2026-11-20" };
    const amountPaise = rupees(10);
    const topUp = { payerId, amountPaise, transfer, subject: { purpose: "top-up" }, at } as const;
    const { id: paymentId } = await books.inTx((tx) => reportBankPayment(tx, topUp));
    const found = { paymentId, staffId: books.staffId, receivedPaise: amountPaise, at };
    await books.inTx((tx) => verifyBankPayment(tx, found, () => Promise.reject(new Error("A top-up makes no order"))));
    const { id: journalId } = await books.db
      .selectFrom("journal")
      .select("id")
      .where("payment_id", "=", paymentId)
      .executeTakeFirstOrThrow();

    const reversal = await books.inTx((tx) => reverse(tx, { journalId, reason: "bounced" }, clock));
    expect(await journal(reversal.id)).toMatchObject({ order_id: null, payment_id: paymentId, reverses_id: journalId });
    expect(await books.balance(userAccount("wallet", payerId))).toBe(0);
  });
});

describe("a balance that would become invalid", () => {
  it.each([
    ["wallet", "Your cash wallet balance is not enough."],
    ["hold", "The amount set aside is not enough."],
  ] as const)("is refused for a %s with a message for its owner", async (kind, message) => {
    const { id } = await books.signIn("customer");
    const lines = [debit(userAccount(kind, id), paise(1)), credit(platformAccount("bank"), paise(1))];
    const content = { event: "test", description: "test", lines };
    await expect(books.inTx((tx) => post(tx, content, clock))).rejects.toMatchObject({ status: 422, message });
    expect(await books.balance(userAccount(kind, id))).toBe(0);
  });

  it("is refused for an order's advance, but a receivable may fall below zero: that is an overpayment", async () => {
    const order = books.newOrder();
    const apply = ledgerEvents.advanceApplied({ order, amountPaise: paise(1) });
    await expect(books.inTx((tx) => post(tx, apply, clock))).rejects.toMatchObject({
      status: 422,
      message: "The order's advance is not enough.",
    });
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: paise(-1) }, clock));
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(-1);
  });

  it("is refused for credit above the limit and for repayment above what is drawn, to the paisa", async () => {
    const { id: userId } = await books.signIn("customer");
    await grantCredit(books.db, userId, 100);
    const draw = (amount: number) =>
      books.inTx((tx) =>
        post(tx, ledgerEvents.bookedOnCredit({ userId, order: books.newOrder(), amountPaise: paise(amount) }), clock),
      );
    const repay = (amount: number) =>
      books.inTx((tx) =>
        post(tx, ledgerEvents.creditRepaidByBank({ userId, amountPaise: paise(amount), utr: "U" }), clock),
      );

    await expect(draw(10_001)).rejects.toMatchObject({ status: 422, message: "Your available credit is not enough." });
    await draw(10_000);
    await expect(repay(10_001)).rejects.toMatchObject({ status: 422, message: "This is more than the credit in use." });
    await repay(10_000);
    expect(await books.balance(userAccount("credit", userId))).toBe(0);
  });

  it("is refused when a limit would fall below what is drawn", async () => {
    const { id: userId } = await books.signIn("customer");
    await grantCredit(books.db, userId, 100);
    const booked = ledgerEvents.bookedOnCredit({ userId, order: books.newOrder(), amountPaise: rupees(60) });
    await books.inTx((tx) => post(tx, booked, clock));

    const limit = (amount: number) => books.inTx((tx) => setCreditLimit(tx, { userId, limitPaise: rupees(amount) }));
    await expect(limit(59.99)).rejects.toMatchObject({
      status: 422,
      message: "The limit cannot be below the credit in use.",
    });
    await limit(60);
    expect(await books.inTx((tx) => lockCredit(tx, userId))).toMatchObject({
      kind: "credit",
      userId,
      orderId: null,
      code: `credit:${userId}`,
      normalSide: 1,
      balancePaise: 6_000,
      limitPaise: 6_000,
    });
  });

  it("is zero for an account that nobody has opened or locked", async () => {
    const [known, unknown] = [userAccount("wallet", books.staffId), orderAccount("advance", books.newOrder().id)];
    const balanceOf = await books.inTx((tx) => lockBalances(tx, known));
    expect([balanceOf(known), balanceOf(unknown)]).toEqual([0, 0]);
    expect(await selectBalance(books.db, unknown)).toEqual({ balancePaise: 0, limitPaise: 0 });
  });
});
