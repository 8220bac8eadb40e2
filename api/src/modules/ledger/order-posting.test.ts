import { kilograms } from "@mandi/shared/money/kilograms";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { sql } from "kysely";
import { fundWallet, grantCredit } from "../../testing/money";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { orderAccount, userAccount } from "./account";
import { post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import {
  applyAdvance,
  lockOrderBooks,
  payoutSeller,
  payoutTransporter,
  recordCommission,
  recordFreightAdvance,
  recordFreightBill,
  recordFreightChange,
  recordSale,
  recordSellerBill,
  writeOffResidue,
} from "./order-entries.service";
import { forfeitAdvance, overpaidPaise, refundAdvance, refundOverpayment } from "./order-refund.service";
import { reconcile } from "./reconcile";

/* What exactly the entries of an order write down and what they refuse: the fine print of order-entries.test.ts. */

let books: TestBooks;
let staffId: number;
beforeAll(async () => {
  books = await createTestBooks();
  staffId = (await books.signIn("staff")).id;
});
afterEach(async () => {
  expect(await reconcile(books.db)).toEqual([]);
});
afterAll(() => books.close());

const at = new Date("2026-11-21T05:00:00.000Z");
const clock = { at, actorId: null };
const rupees = paiseFromRupees;

const countJournals = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from journal`.execute(books.db)).rows[0]?.count;
/** What the books keep of an order beside amounts: event, key, cause. */
const journalsOf = async ({ id }: { id: number }) => {
  const rows = await books.db
    .selectFrom("journal")
    .select(["event", "once_key", "actor_id", "at"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  expect(rows.filter(({ actor_id, at: posted }) => actor_id !== staffId || posted.getTime() !== at.getTime())).toEqual(
    [],
  );
  return rows.map(({ event, once_key }) => [event, once_key]);
};
const byStaff = {
  at,
  get actorId() {
    return staffId;
  },
};
describe("the entries of an order", () => {
  const gst = basisPointsFromPercent(18);
  const invoiceOf = (order: { id: number; number: string }, gross: number) => ({
    order,
    invoice: "K/7",
    quantityKg: kilograms(1_000),
    grossPaise: rupees(gross),
    gst,
  });

  it("belong to it, name who made them and are known by their documents", async () => {
    const order = books.newOrder();
    const advance = { order, amountPaise: rupees(50), utr: "U", towards: "advance" } as const;
    await books.inTx((tx) => post(tx, ledgerEvents.orderPaidByBank(advance), { ...byStaff, orderId: order.id }));
    await books.inTx((tx) => recordSellerBill(tx, invoiceOf(order, 118), byStaff));
    await books.inTx((tx) =>
      recordCommission(tx, { order, invoice: "K/7", commissionPaise: rupees(5), gstPaise: rupees(0.9) }, byStaff),
    );
    await books.inTx((tx) => recordSale(tx, { ...invoiceOf(order, 118), freightPaise: rupees(20) }, byStaff));
    await books.inTx((tx) => recordFreightBill(tx, { order, bill: "LR-1", amountPaise: rupees(18) }, byStaff));
    await books.inTx((tx) =>
      recordFreightAdvance(tx, { order, vehicle: "CG04AA1111", amountPaise: rupees(3) }, byStaff),
    );
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(1) }, byStaff));
    await books.inTx((tx) => payoutSeller(tx, { order, amountPaise: rupees(115.1), reference: "N1" }, byStaff));
    await books.inTx((tx) => payoutTransporter(tx, { order, amountPaise: rupees(15), reference: "N2" }, byStaff));

    expect(await journalsOf(order)).toEqual([
      ["order paid by bank", null],
      ["seller billed", `bill:${order.id}:K/7`],
      ["commission deducted", `commission:${order.id}:K/7`],
      ["sale invoiced", `sale:${order.id}:K/7`],
      ["freight charged", null],
      ["advance applied", null],
      ["freight billed", `freight-bill:${order.id}:LR-1`],
      ["freight advanced by seller", `freight-advance:${order.id}:CG04AA1111`],
      ["freight changed", null],
      ["seller paid out", `payout:seller:${order.id}:N1`],
      ["transporter paid out", `payout:transporter:${order.id}:N2`],
    ]);
    expect(await books.balance(orderAccount("payable:seller", order.id))).toBe(0);
    expect(await books.balance(orderAccount("payable:transporter", order.id))).toBe(0);
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(8_900);
  });

  it("make no freight row without freight and apply no advance where there is none", async () => {
    const order = books.newOrder();
    await books.inTx((tx) => recordSale(tx, { ...invoiceOf(order, 118), freightPaise: paise(0) }, byStaff));
    expect(await books.inTx((tx) => applyAdvance(tx, order, byStaff))).toBe(0);
    expect(await journalsOf(order)).toEqual([["sale invoiced", `sale:${order.id}:K/7`]]);
  });

  it("apply an advance as far as it and the receivable reach, also after a dearer freight", async () => {
    const order = books.newOrder();
    const paid = { order, amountPaise: rupees(130), utr: "U", towards: "advance" } as const;
    await books.inTx((tx) => post(tx, ledgerEvents.orderPaidByBank(paid), { ...byStaff, orderId: order.id }));
    await books.inTx((tx) => recordSale(tx, { ...invoiceOf(order, 118), freightPaise: paise(0) }, byStaff));
    expect(await books.balance(orderAccount("advance", order.id))).toBe(1_200);
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(20) }, byStaff));
    expect(await books.balance(orderAccount("advance", order.id))).toBe(0);
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(800);
    expect((await journalsOf(order)).filter(([event]) => event === "advance applied")).toHaveLength(2);
  });

  it("pay out all that is owed and no paisa more", async () => {
    const order = books.newOrder();
    const notOwed = { status: 422, message: "This is not what is owed for this order." };
    await books.inTx((tx) => recordSellerBill(tx, invoiceOf(order, 118), byStaff));
    const pay = (amount: number) =>
      books.inTx((tx) => payoutSeller(tx, { order, amountPaise: rupees(amount), reference: `N${amount}` }, byStaff));
    for (const amount of [0, -1, 118.01]) await expect(pay(amount)).rejects.toMatchObject(notOwed);
    await pay(118);
    await expect(
      books.inTx((tx) => payoutTransporter(tx, { order, amountPaise: rupees(1), reference: "N" }, byStaff)),
    ).rejects.toMatchObject(notOwed);
  });

  it.each([
    [99, true],
    [-99, true],
    [100, false],
    [-100, false],
  ])("write off a rest of %i paise: %s", async (rest, isWrittenOff) => {
    const order = books.newOrder();
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: paise(rest) }, byStaff));
    const writeOff = books.inTx((tx) => writeOffResidue(tx, order, byStaff));
    if (isWrittenOff) await writeOff;
    else await expect(writeOff).rejects.toMatchObject({ message: "Only a difference below one rupee is written off." });
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(isWrittenOff ? 0 : rest);
    expect(await journalsOf(order)).toHaveLength(isWrittenOff ? 2 : 1);
  });

  it("write nothing off where nothing is left", async () => {
    const order = books.newOrder();
    const before = await countJournals();
    await books.inTx((tx) => writeOffResidue(tx, order, byStaff));
    expect(await countJournals()).toBe(before);
  });

  it("lock every account that they may touch before the first of them is used", async () => {
    const [order, buyer] = [books.newOrder(), await books.signIn("customer")];
    await books.inTx((tx) => lockOrderBooks(tx, order, buyer.id));
    const codes = (await books.db.selectFrom("account").select("code").execute()).map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        ...["advance", "receivable", "payable:seller", "payable:transporter"].map((kind) => `${kind}:${order.id}`),
        ...["wallet", "hold", "credit"].map((kind) => `${kind}:${buyer.id}`),
        ...["bank", "purchases", "sales", "freight_out", "freight_recovered", "commission", "gst_in", "gst_out"],
        ...["forfeited", "rounding"],
      ]),
    );
  });
});

describe("what goes back to a buyer", () => {
  /** An order with an advance, part on credit and part in cash. */
  async function advanced(onCredit: number, inCash: number) {
    const { id: buyerId } = await books.signIn("customer");
    const order = books.newOrder();
    await grantCredit(books.db, buyerId, 1_000);
    await fundWallet(books.db, buyerId, inCash);
    const onOrder = { ...byStaff, orderId: order.id };
    const facts = { userId: buyerId, order };
    await books.inTx((tx) =>
      post(tx, ledgerEvents.bookedOnCredit({ ...facts, amountPaise: rupees(onCredit) }), onOrder),
    );
    const paid = { ...facts, amountPaise: rupees(inCash), towards: "advance" } as const;
    await books.inTx((tx) => post(tx, ledgerEvents.orderPaidFromCash(paid), onOrder));
    return { buyerId, order };
  }
  const drawn = (buyerId: number) => books.balance(userAccount("credit", buyerId));
  const wallet = (buyerId: number) => books.balance(userAccount("wallet", buyerId));

  it("goes to the credit that was drawn for the order first, the rest to the wallet", async () => {
    const { buyerId, order } = await advanced(400, 100);
    const part = { order, buyerId, amountPaise: rupees(450) };
    expect(await books.inTx((tx) => refundAdvance(tx, part, byStaff))).toEqual({
      toCreditPaise: 40_000,
      toWalletPaise: 5_000,
    });
    expect([await drawn(buyerId), await wallet(buyerId)]).toEqual([0, 5_000]);
    await expect(
      books.inTx((tx) => refundAdvance(tx, { ...part, amountPaise: rupees(50.01) }, byStaff)),
    ).rejects.toMatchObject({ status: 422, message: "There is less than this to refund." });
    await expect(
      books.inTx((tx) => refundAdvance(tx, { ...part, amountPaise: rupees(-1) }, byStaff)),
    ).rejects.toMatchObject({
      status: 422,
    });
    expect(await books.inTx((tx) => refundAdvance(tx, { order, buyerId }, byStaff))).toEqual({
      toCreditPaise: 0,
      toWalletPaise: 5_000,
    });
    expect((await journalsOf(order)).map(([event]) => event)).toEqual([
      "booked on credit",
      "order paid from cash",
      "credit restored",
      "advance refunded",
      "advance refunded",
    ]);
  });

  it("goes to the wallet where the credit was repaid since, and never to credit drawn for another order", async () => {
    const { buyerId, order } = await advanced(400, 100);
    await books.inTx((tx) =>
      post(tx, ledgerEvents.creditRepaidByBank({ userId: buyerId, amountPaise: rupees(390), utr: "U" }), clock),
    );
    const another = books.newOrder();
    const other = ledgerEvents.bookedOnCredit({ userId: buyerId, order: another, amountPaise: rupees(300) });
    await books.inTx((tx) => post(tx, other, { ...clock, orderId: another.id }));

    expect(await books.inTx((tx) => refundAdvance(tx, { order, buyerId }, byStaff))).toEqual({
      toCreditPaise: 31_000,
      toWalletPaise: 19_000,
    });
    expect([await drawn(buyerId), await wallet(buyerId)]).toEqual([0, 19_000]);
  });

  it("is nothing where nothing was paid too much", async () => {
    const { buyerId, order } = await advanced(400, 100);
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(600) }, byStaff));
    const nothing = { toCreditPaise: 0, toWalletPaise: 0 };
    const refund = { order, buyerId, isAllInvoiced: true };
    expect(await books.inTx((tx) => refundOverpayment(tx, refund, byStaff))).toEqual(nothing);
    await expect(
      books.inTx((tx) => refundOverpayment(tx, { ...refund, amountPaise: paise(1) }, byStaff)),
    ).rejects.toMatchObject({ status: 422 });
  });

  it("is the rest of an advance once all is invoiced, and not before", async () => {
    const { buyerId, order } = await advanced(40, 100);
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(110) }, byStaff));
    const money = { receivablePaise: rupees(0), advancePaise: rupees(30) };
    expect([overpaidPaise(money, false), overpaidPaise(money, true)]).toEqual([0, 3_000]);
    expect(overpaidPaise({ receivablePaise: rupees(-5), advancePaise: rupees(30) }, false)).toBe(500);
    expect(overpaidPaise({ receivablePaise: rupees(5), advancePaise: rupees(0) }, true)).toBe(0);

    const early = await books.inTx((tx) => refundOverpayment(tx, { order, buyerId, isAllInvoiced: false }, byStaff));
    const late = await books.inTx((tx) => refundOverpayment(tx, { order, buyerId, isAllInvoiced: true }, byStaff));

    expect([early.toCreditPaise + early.toWalletPaise, late]).toEqual([0, { toCreditPaise: 3_000, toWalletPaise: 0 }]);
    expect(await books.balance(orderAccount("advance", order.id))).toBe(0);
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(0);
    expect((await journalsOf(order)).at(-2)?.[0]).toBe("advance applied");
  });

  it("is what lies below zero of what he owed, and an advance that is kept leaves nothing", async () => {
    const { buyerId, order } = await advanced(0.01, 100);
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(-30) }, byStaff));
    const part = { order, buyerId, isAllInvoiced: false, amountPaise: rupees(20) };
    expect(await books.inTx((tx) => refundOverpayment(tx, part, byStaff))).toEqual({
      toCreditPaise: 1,
      toWalletPaise: 1_999,
    });
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(-1_000);

    expect(await books.inTx((tx) => forfeitAdvance(tx, order, byStaff))).toBe(10_001);
    expect(await books.inTx((tx) => forfeitAdvance(tx, order, byStaff))).toBe(0);
    expect((await journalsOf(order)).filter(([event]) => event === "advance forfeited")).toHaveLength(1);
  });
});
