import { kilograms } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { orderAccount } from "./account";
import { recordSellerBill, recordSellerNote } from "./bill-entries.service";
import { recordFreightAdvance, recordFreightBill } from "./freight-entries.service";
import { takeInvoiceBack } from "./invoice-reversal.service";
import type { OrderRef } from "./ledger-facts";
import { payoutSeller, payoutTransporter } from "./payout-entries.service";
import { recordDeduction } from "./tax-entries.service";
import { printedPaper } from "./testing/printed-paper";
import { reconciledBooks } from "./testing/reconciled-books";

/* What is still possible after a claim that followed the payment, and what a payment prevents. */

const books = reconciledBooks();
const rupees = paiseFromRupees;

let order: OrderRef;
beforeEach(async () => {
  order = books.newOrder();
  await bill("A");
});

const bill = (invoice: string) => {
  const amounts = { quantityKg: kilograms(1_000), paper: printedPaper(rupees(118)) };
  return books.inTx((tx) => recordSellerBill(tx, { order, invoice, ...amounts }, books.byStaff));
};
const noteOnA = () => {
  const amounts = { netPaise: rupees(10), gstPaise: rupees(1.8), roundOffPaise: rupees(0.2), totalPaise: rupees(12) };
  const note = { order, note: "CN/1", bill: "A", paperId: order.id, ...amounts };
  return books.inTx((tx) => recordSellerNote(tx, note, books.byStaff));
};
const pay = (amount: number) =>
  books.inTx((tx) =>
    payoutSeller(tx, { order, amountPaise: rupees(amount), reference: `N${order.id}` }, books.byStaff),
  );
const takeBack = (invoice: string) => {
  const papers = { invoice, saleNumber: "MI1", billPaperId: 1_000 + order.id, creditNote: "MC1" };
  return books.inTx((tx) => takeInvoiceBack(tx, { order, ...papers }, books.byStaff));
};
const handDriver = (amount: number) =>
  books.inTx((tx) => recordFreightAdvance(tx, { order, vehicle: "V1", amountPaise: rupees(amount) }, books.byStaff));
const sellerOwed = () => books.balance(orderAccount("payable:seller", order.id));

it("a seller who owes for one vehicle can have another vehicle's invoice cancelled", async () => {
  await pay(118);
  await noteOnA();
  await bill("B");

  await takeBack("B");

  expect(await sellerOwed()).toBe(rupees(-12));
});

it("an invoice that the seller was paid for is not cancelled, whatever they owe for another vehicle", async () => {
  await noteOnA();
  await bill("B");
  await pay(224);
  const before = await sellerOwed();

  await expect(takeBack("B")).rejects.toMatchObject({ status: 409 });

  expect(await sellerOwed()).toBe(before);
});

it("a seller who owes for a vehicle can correct what they handed a driver, unless they were paid that", async () => {
  await handDriver(10);
  await pay(121);
  await noteOnA();

  await expect(handDriver(2)).rejects.toMatchObject({ status: 409 });
  await handDriver(3);

  expect(await sellerOwed()).toBe(rupees(-12));
});

it("tax on a freight bill is refused when the whole bill was paid", async () => {
  const [amountPaise, paperId] = [rupees(50), 2_000 + order.id];
  await books.inTx((tx) =>
    recordFreightBill(tx, { order, bill: "LR-1", vehicle: "CG04MB1846", amountPaise }, books.byStaff),
  );
  await books.inTx((tx) => payoutTransporter(tx, { order, amountPaise, reference: "T1" }, books.byStaff));
  const tax = { from: "transporter", order, bill: "F/1", code: "1024", amountPaise: rupees(1), paperId } as const;

  await expect(books.inTx((tx) => recordDeduction(tx, tax, books.byStaff))).rejects.toMatchObject({ status: 409 });

  expect(await books.balance(orderAccount("payable:transporter", order.id))).toBe(0);
});
