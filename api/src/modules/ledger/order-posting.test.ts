import { kilograms } from "@mandi/shared/money/kilograms";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import { orderAccount } from "./account";
import { recordSellerBill } from "./bill-entries.service";
import { recordFreightAdvance, recordFreightBill } from "./freight-entries.service";
import { keepForNextInvoice } from "./invoice-reversal.service";
import { post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import { lockOrderBooks } from "./order-books.service";
import { payoutSeller, payoutTransporter } from "./payout-entries.service";
import { applyAdvance, recordSale, writeOffResidue } from "./sale-entries.service";
import { changeByNote } from "./testing/change-by-note";
import { journalsOfOrder } from "./testing/journals-of-order";
import { printedPaper } from "./testing/printed-paper";
import { reconciledBooks } from "./testing/reconciled-books";

/* The details of what the entries of an order record and refuse, in addition to order-entries.test.ts. */

const books = reconciledBooks();
const rupees = paiseFromRupees;

const countJournals = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from journal`.execute(books.db)).rows[0]?.count;

describe("the entries of an order", () => {
  const invoiceOf = (order: { id: number; number: string }, gross: number) => ({
    order,
    invoice: "K/7",
    quantityKg: kilograms(1_000),
    paper: printedPaper(rupees(gross)),
    agentPaise: rupees(0),
  });

  it("belong to it, name who made them and are identified by their documents", async () => {
    const order = books.newOrder();
    const advance = { order, amountPaise: rupees(50), utr: "U", towards: "advance" } as const;
    await books.inTx((tx) => post(tx, ledgerEvents.orderPaidByBank(advance), { ...books.byStaff, orderId: order.id }));
    await books.inTx((tx) => recordSellerBill(tx, invoiceOf(order, 118), books.byStaff));
    await books.inTx((tx) => recordSale(tx, invoiceOf(order, 138), books.byStaff));
    await books.inTx((tx) =>
      recordFreightBill(tx, { order, bill: "LR-1", vehicle: "CG04MB1846", amountPaise: rupees(18) }, books.byStaff),
    );
    await books.inTx((tx) =>
      recordFreightAdvance(tx, { order, vehicle: "CG04AA1111", amountPaise: rupees(3) }, books.byStaff),
    );
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(1) }, books.byStaff));
    await books.inTx((tx) => payoutSeller(tx, { order, amountPaise: rupees(121), reference: "N1" }, books.byStaff));
    await books.inTx((tx) => payoutTransporter(tx, { order, amountPaise: rupees(15), reference: "N2" }, books.byStaff));

    expect(await journalsOfOrder(books, order, books.byStaff)).toEqual([
      ["order paid by bank", null],
      ["seller billed", `bill:${order.id}:K/7`],
      ["sale invoiced", `sale:${order.id}:K/7`],
      ["advance applied", null],
      ["freight billed", `freight-bill:${order.id}:LR-1`],
      ["freight advanced by seller", `freight-advance:${order.id}:CG04AA1111`],
      ["note issued", null],
      ["seller paid out", `payout:seller:${order.id}:N1`],
      ["transporter paid out", `payout:transporter:${order.id}:N2`],
    ]);
    expect(await books.balance(orderAccount("payable:seller", order.id))).toBe(0);
    expect(await books.balance(orderAccount("payable:transporter", order.id))).toBe(0);
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(8_900);
  });

  it("make no freight row without freight and apply no advance where there is none", async () => {
    const order = books.newOrder();
    await books.inTx((tx) => recordSale(tx, { ...invoiceOf(order, 118) }, books.byStaff));
    expect(await books.inTx((tx) => applyAdvance(tx, order, books.byStaff))).toBe(0);
    expect(await journalsOfOrder(books, order, books.byStaff)).toEqual([["sale invoiced", `sale:${order.id}:K/7`]]);
  });

  it("apply an advance as far as it and the receivable reach, even after a debit note", async () => {
    const order = books.newOrder();
    const paid = { order, amountPaise: rupees(130), utr: "U", towards: "advance" } as const;
    await books.inTx((tx) => post(tx, ledgerEvents.orderPaidByBank(paid), { ...books.byStaff, orderId: order.id }));
    await books.inTx((tx) => recordSale(tx, { ...invoiceOf(order, 118) }, books.byStaff));
    expect(await books.balance(orderAccount("advance", order.id))).toBe(1_200);
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(20) }, books.byStaff));
    expect(await books.balance(orderAccount("advance", order.id))).toBe(0);
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(800);
    expect(
      (await journalsOfOrder(books, order, books.byStaff)).filter(([event]) => event === "advance applied"),
    ).toHaveLength(2);
  });

  it("pay out all that is owed and no paisa more", async () => {
    const order = books.newOrder();
    const notOwed = { status: 422, message: "This is more than is owed for this order. Please enter what is owed." };
    await books.inTx((tx) => recordSellerBill(tx, invoiceOf(order, 118), books.byStaff));
    const pay = (amount: number) =>
      books.inTx((tx) =>
        payoutSeller(tx, { order, amountPaise: rupees(amount), reference: `N${amount}` }, books.byStaff),
      );
    for (const amount of [0, -1, 118.01]) await expect(pay(amount)).rejects.toMatchObject(notOwed);
    await pay(118);
    await expect(
      books.inTx((tx) => payoutTransporter(tx, { order, amountPaise: rupees(1), reference: "N" }, books.byStaff)),
    ).rejects.toMatchObject(notOwed);
  });

  it.each([
    [100, true],
    [-100, true],
    [101, false],
    [-101, false],
  ])("write off a remainder of %i paise: %s", async (rest, isWrittenOff) => {
    const order = books.newOrder();
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: paise(rest) }, books.byStaff));
    const writeOff = books.inTx((tx) => writeOffResidue(tx, order, books.byStaff));
    if (isWrittenOff) await writeOff;
    else
      await expect(writeOff).rejects.toMatchObject({
        message: "Only a difference of at most one rupee is written off.",
      });
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(isWrittenOff ? 0 : rest);
    expect(await journalsOfOrder(books, order, books.byStaff)).toHaveLength(isWrittenOff ? 2 : 1);
  });

  it("write off what is left of an advance", async () => {
    const order = books.newOrder();
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: paise(-60) }, books.byStaff));
    await books.inTx((tx) => keepForNextInvoice(tx, order, books.byStaff));

    await books.inTx((tx) => writeOffResidue(tx, order, books.byStaff));

    expect(await books.balance(orderAccount("advance", order.id))).toBe(0);
    expect(await books.balance(orderAccount("receivable", order.id))).toBe(0);
  });

  it("refuse to write off where nothing is left", async () => {
    const order = books.newOrder();
    const before = await countJournals();
    await expect(books.inTx((tx) => writeOffResidue(tx, order, books.byStaff))).rejects.toMatchObject({
      message: "There is no difference to write off.",
    });
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
        ...["forfeited", "rounding", "rcm_payable"],
      ]),
    );
  });
});
