import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { fundWallet, grantCredit } from "../../testing/money";
import { payBookingOnCredit } from "../payments/payment.service";
import { orderAccount, userAccount } from "./account";
import { post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import { forfeitAdvance, overpaidPaise, refundAdvance, refundOverpayment } from "./order-refund.service";
import { recordSale } from "./sale-entries.service";
import { readOrderMoney, readPaidOfOrders } from "./statement.service";
import { bookedOrder, loaded } from "./testing/booked-order";
import { changeByNote } from "./testing/change-by-note";
import { journalsOfOrder } from "./testing/journals-of-order";
import { printedPaper } from "./testing/printed-paper";
import { at, clock, reconciledBooks } from "./testing/reconciled-books";

const books = reconciledBooks();
const rupees = paiseFromRupees;
const wallet = (userId: number) => books.balance(userAccount("wallet", userId));

describe("a cancelled order", () => {
  it("can keep the advance", async () => {
    const { buyer, order } = await bookedOrder(books);
    await books.inTx((tx) => forfeitAdvance(tx, order, clock));

    expect(await readOrderMoney(books.db, order.id)).toMatchObject({
      advancePaise: 0,
      balancePaise: 0,
      keptPaise: rupees(173_196),
      paidPaise: rupees(173_196),
    });
    const paid = await readPaidOfOrders(books.db, [order.id]);
    expect(paid.get(order.id)?.paidPaise).toBe(rupees(173_196));
    expect(await wallet(buyer.id)).toBe(rupees(826_804));
    expect(await books.inTx((tx) => forfeitAdvance(tx, order, clock))).toBe(0);
  });

  it("refunds a cash advance to the wallet, once", async () => {
    const { buyer, order } = await bookedOrder(books);
    const refund = { order, buyerId: buyer.id };
    const refunded = await books.inTx((tx) => refundAdvance(tx, refund, clock));

    expect(refunded).toEqual({ toCreditPaise: 0, toWalletPaise: rupees(173_196) });
    expect(await wallet(buyer.id)).toBe(rupees(1_000_000));
    const again = { ...refund, amountPaise: rupees(1) };
    await expect(books.inTx((tx) => refundAdvance(tx, again, clock))).rejects.toMatchObject({ status: 422 });
    expect(await books.inTx((tx) => refundAdvance(tx, refund, clock))).toEqual({ toCreditPaise: 0, toWalletPaise: 0 });
  });

  it("refunds an advance on credit to the credit, so that credit never turns into cash", async () => {
    const buyer = await books.signIn("customer");
    const order = books.newOrder();
    await grantCredit(books.db, buyer.id, 500);
    const booking = { buyerId: buyer.id, quotationId: order.id, order, amountPaise: rupees(400), at };
    await books.inTx((tx) => payBookingOnCredit(tx, booking));
    const refunded = await books.inTx((tx) => refundAdvance(tx, { order, buyerId: buyer.id }, clock));

    expect(refunded).toEqual({ toCreditPaise: rupees(400), toWalletPaise: 0 });
    expect(await wallet(buyer.id)).toBe(0);
  });
});

describe("an overpaid order", () => {
  it("returns the difference after a credit note, first to the credit that paid it", async () => {
    const buyer = await books.signIn("customer");
    const order = books.newOrder();
    await grantCredit(books.db, buyer.id, 1_000);
    await books.inTx((tx) =>
      payBookingOnCredit(tx, { buyerId: buyer.id, quotationId: order.id, order, amountPaise: rupees(600), at }),
    );
    const entry = { order, invoice: "A", quantityKg: loaded, paper: printedPaper(rupees(600)), agentPaise: rupees(0) };
    await books.inTx((tx) => recordSale(tx, entry, clock));
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(-40) }, clock));
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: rupees(-40) });
    const refunded = await books.inTx((tx) =>
      refundOverpayment(tx, { order, buyerId: buyer.id, isAllInvoiced: false }, clock),
    );

    expect(refunded).toEqual({ toCreditPaise: rupees(40), toWalletPaise: 0 });
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: 0, paidPaise: rupees(600) });
  });
});

describe("a refund to a buyer", () => {
  /** An order with an advance, part on credit and part in cash. */
  async function advanced(onCredit: number, inCash: number) {
    const { id: buyerId } = await books.signIn("customer");
    const order = books.newOrder();
    await grantCredit(books.db, buyerId, 1_000);
    await fundWallet(books.db, buyerId, inCash);
    const onOrder = { ...books.byStaff, orderId: order.id };
    const facts = { userId: buyerId, order };
    await books.inTx((tx) =>
      post(tx, ledgerEvents.bookedOnCredit({ ...facts, amountPaise: rupees(onCredit) }), onOrder),
    );
    const paid = { ...facts, amountPaise: rupees(inCash), towards: "advance" } as const;
    await books.inTx((tx) => post(tx, ledgerEvents.orderPaidFromCash(paid), onOrder));
    return { buyerId, order };
  }
  const drawn = (buyerId: number) => books.balance(userAccount("credit", buyerId));

  it("goes to the credit that was drawn for the order first, the rest to the wallet", async () => {
    const { buyerId, order } = await advanced(400, 100);
    const part = { order, buyerId, amountPaise: rupees(450) };
    expect(await books.inTx((tx) => refundAdvance(tx, part, books.byStaff))).toEqual({
      toCreditPaise: 40_000,
      toWalletPaise: 5_000,
    });
    expect([await drawn(buyerId), await wallet(buyerId)]).toEqual([0, 5_000]);
    await expect(
      books.inTx((tx) => refundAdvance(tx, { ...part, amountPaise: rupees(50.01) }, books.byStaff)),
    ).rejects.toMatchObject({
      status: 422,
      message: "This is more than can be refunded. Please enter a smaller amount.",
    });
    await expect(
      books.inTx((tx) => refundAdvance(tx, { ...part, amountPaise: rupees(-1) }, books.byStaff)),
    ).rejects.toMatchObject({
      status: 422,
    });
    expect(await books.inTx((tx) => refundAdvance(tx, { order, buyerId }, books.byStaff))).toEqual({
      toCreditPaise: 0,
      toWalletPaise: 5_000,
    });
    expect((await journalsOfOrder(books, order, books.byStaff)).map(([event]) => event)).toEqual([
      "booked on credit",
      "order paid from cash",
      "credit restored",
      "advance refunded",
      "advance refunded",
    ]);
  });

  it("goes to the wallet where the credit has since been repaid, and never to credit drawn for another order", async () => {
    const { buyerId, order } = await advanced(400, 100);
    await books.inTx((tx) =>
      post(tx, ledgerEvents.creditRepaidByBank({ userId: buyerId, amountPaise: rupees(390), utr: "U" }), clock),
    );
    const another = books.newOrder();
    const other = ledgerEvents.bookedOnCredit({ userId: buyerId, order: another, amountPaise: rupees(300) });
    await books.inTx((tx) => post(tx, other, { ...clock, orderId: another.id }));

    expect(await books.inTx((tx) => refundAdvance(tx, { order, buyerId }, books.byStaff))).toEqual({
      toCreditPaise: 31_000,
      toWalletPaise: 19_000,
    });
    expect([await drawn(buyerId), await wallet(buyerId)]).toEqual([0, 19_000]);
  });

  it("is zero where nothing was overpaid", async () => {
    const { buyerId, order } = await advanced(400, 100);
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(600) }, books.byStaff));
    const nothing = { toCreditPaise: 0, toWalletPaise: 0 };
    const refund = { order, buyerId, isAllInvoiced: true };
    expect(await books.inTx((tx) => refundOverpayment(tx, refund, books.byStaff))).toEqual(nothing);
    await expect(
      books.inTx((tx) => refundOverpayment(tx, { ...refund, amountPaise: paise(1) }, books.byStaff)),
    ).rejects.toMatchObject({ status: 422 });
  });

  it("is the rest of an advance once everything is invoiced, and not before", async () => {
    const { buyerId, order } = await advanced(40, 100);
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(110) }, books.byStaff));
    const money = { receivablePaise: rupees(0), advancePaise: rupees(30) };
    expect([overpaidPaise(money, false), overpaidPaise(money, true)]).toEqual([0, 3_000]);
    expect(overpaidPaise({ receivablePaise: rupees(-5), advancePaise: rupees(30) }, false)).toBe(500);
    expect(overpaidPaise({ receivablePaise: rupees(5), advancePaise: rupees(0) }, true)).toBe(0);

    const early = await books.inTx((tx) =>
      refundOverpayment(tx, { order, buyerId, isAllInvoiced: false }, books.byStaff),
    );
    const late = await books.inTx((tx) =>
      refundOverpayment(tx, { order, buyerId, isAllInvoiced: true }, books.byStaff),
    );

    expect([early.toCreditPaise + early.toWalletPaise, late]).toEqual([0, { toCreditPaise: 3_000, toWalletPaise: 0 }]);
    expect(await books.balance(orderAccount("advance", order.id))).toBe(0);
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(0);
    expect((await journalsOfOrder(books, order, books.byStaff)).at(-2)?.[0]).toBe("advance applied");
  });

  it("is what they owe below zero, and nothing where the advance is kept", async () => {
    const { buyerId, order } = await advanced(0.01, 100);
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(-30) }, books.byStaff));
    const part = { order, buyerId, isAllInvoiced: false, amountPaise: rupees(20) };
    expect(await books.inTx((tx) => refundOverpayment(tx, part, books.byStaff))).toEqual({
      toCreditPaise: 1,
      toWalletPaise: 1_999,
    });
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(-1_000);

    expect(await books.inTx((tx) => forfeitAdvance(tx, order, books.byStaff))).toBe(10_001);
    expect(await books.inTx((tx) => forfeitAdvance(tx, order, books.byStaff))).toBe(0);
    expect(
      (await journalsOfOrder(books, order, books.byStaff)).filter(([event]) => event === "advance forfeited"),
    ).toHaveLength(1);
  });
});
