import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { payOrderFromCash } from "../payments/payment.service";
import { recordSellerBill } from "./bill-entries.service";
import { recordApprovedFreightBill, recordFreightAdvance, recordFreightBill } from "./freight-entries.service";
import { post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import { lockOrderBooks } from "./order-books.service";
import { payoutSeller, payoutTransporter } from "./payout-entries.service";
import { recordSale, writeOffResidue } from "./sale-entries.service";
import { readOrderLedger, readOrderMoney, readSellerLedger, readTransporterLedger } from "./statement.service";
import { bookedOrder, goods, loaded, saleOf } from "./testing/booked-order";
import { changeByNote } from "./testing/change-by-note";
import { printedPaper } from "./testing/printed-paper";
import { at, clock, reconciledBooks } from "./testing/reconciled-books";

const books = reconciledBooks();
const rupees = paiseFromRupees;
const ledgerPage = { page: 1, perPage: 50, order: "oldest first" } as const;

describe("a buyer's order ledger", () => {
  it("runs from the booking over invoice, note and payments to zero (R-142)", async () => {
    const { buyer, order } = await bookedOrder(books);
    await books.inTx((tx) => recordSale(tx, saleOf(order), clock));
    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(-1_790.4) }, clock));
    const byBank = { order, amountPaise: rupees(1_000_000), utr: "SBINR52611190048", towards: "receivable" } as const;
    await books.inTx((tx) => post(tx, ledgerEvents.orderPaidByBank(byBank), { ...clock, orderId: order.id }));
    const due = (await readOrderMoney(books.db, order.id)).balancePaise;
    await books.inTx((tx) => payOrderFromCash(tx, { buyerId: buyer.id, order, amountPaise: due, duePaise: due, at }));

    const { rows } = await readOrderLedger(books.db, order.id, ledgerPage);
    expect(
      rows.map((row) => [
        row.description,
        rupeesFromPaise(row.amountPaise),
        row.type,
        rupeesFromPaise(row.balancePaise),
      ]),
    ).toEqual([
      ["Booking amount received from cash wallet", 173_196, "credit", -173_196],
      ["Sale invoice MS/26-27/00412, 29.840 MT loaded", 1_669_010.88, "debit", 1_495_814.88],
      ["Credit note MD1", 1_790.4, "credit", 1_494_024.48],
      ["Payment by bank transfer, UTR SBINR52611190048", 1_000_000, "credit", 494_024.48],
      [`Payment from cash wallet, ${order.number}`, 494_024.48, "credit", 0],
    ]);
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({
      chargedPaise: rupees(1_669_010.88),
      paidPaise: rupees(1_669_010.88),
      balancePaise: 0,
      advancePaise: 0,
      receivablePaise: 0,
    });
  });

  it("accepts an invoice number once and leaves the first entry unchanged", async () => {
    const { order } = await bookedOrder(books);
    await books.inTx((tx) => recordSale(tx, saleOf(order), clock));
    const before = await readOrderMoney(books.db, order.id);

    await expect(books.inTx((tx) => recordSale(tx, saleOf(order), clock))).rejects.toMatchObject({ status: 409 });
    expect(await readOrderMoney(books.db, order.id)).toEqual(before);
  });

  it("accepts one invoice per vehicle and lets the advance pay the first ones", async () => {
    const { order } = await bookedOrder(books);
    const sold = { paper: printedPaper(rupees(100_000)), agentPaise: rupees(0) };
    const vehicle = { order, quantityKg: kilogramsFromTonnes(3), ...sold };
    await books.inTx((tx) => recordSale(tx, { ...vehicle, invoice: "A" }, clock));
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({
      advancePaise: rupees(73_196),
      receivablePaise: 0,
    });
    await books.inTx((tx) => recordSale(tx, { ...vehicle, invoice: "B" }, clock));

    expect(await readOrderMoney(books.db, order.id)).toMatchObject({
      advancePaise: 0,
      receivablePaise: rupees(26_804),
      chargedPaise: rupees(200_000),
      paidPaise: rupees(173_196),
    });
  });

  it("writes off at most a rupee and nothing more", async () => {
    const { order } = await bookedOrder(books);
    const sold = { paper: printedPaper(rupees(173_196.4)), agentPaise: rupees(0) };
    const small = { order, invoice: "A", quantityKg: loaded, ...sold };
    await books.inTx((tx) => recordSale(tx, small, clock));
    await books.inTx((tx) => writeOffResidue(tx, order, clock));
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: 0 });

    await books.inTx((tx) => changeByNote(tx, { order, amountPaise: rupees(1.01) }, clock));
    await expect(books.inTx((tx) => writeOffResidue(tx, order, clock))).rejects.toMatchObject({ status: 422 });
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: 101 });
  });
});

describe("a seller's and a transporter's ledger", () => {
  it("shows bill, freight advance and payout with what is still owed (R-181, R-184)", async () => {
    const order = books.newOrder();
    const bill = { order, invoice: "K/77", quantityKg: loaded, paper: printedPaper(goods) };
    await books.inTx((tx) => recordSellerBill(tx, bill, clock));
    await books.inTx((tx) =>
      recordFreightAdvance(tx, { order, vehicle: "CG04AB1234", amountPaise: rupees(10_000) }, clock),
    );
    await books.inTx((tx) =>
      recordFreightBill(tx, { order, bill: "LR-1", vehicle: "CG04MB1846", amountPaise: rupees(50_000) }, clock),
    );
    const half = { order, amountPaise: rupees(800_000), reference: "NEFT 1" };
    await books.inTx((tx) => payoutSeller(tx, half, clock));

    const seller = await readSellerLedger(books.db, order.id, ledgerPage);
    expect(seller.rows.map((row) => [row.description, rupeesFromPaise(row.amountPaise), row.type])).toEqual([
      ["Bill K/77, 29.840 MT loaded", 1_669_010.88, "credit"],
      ["Freight advance paid to the driver", 10_000, "credit"],
      ["Payment by bank transfer, NEFT 1", 800_000, "debit"],
    ]);
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({
      sellerOwedPaise: goods - rupees(790_000),
      sellerPaidPaise: rupees(800_000),
      transporterOwedPaise: rupees(40_000),
    });
    const transporter = await readTransporterLedger(books.db, order.id, ledgerPage);
    expect(transporter.rows.map((row) => rupeesFromPaise(row.balancePaise))).toEqual([-10_000, 40_000]);
  });

  it("never pays out more than is owed, nor one reference twice", async () => {
    const order = books.newOrder();
    await books.inTx((tx) =>
      recordFreightBill(tx, { order, bill: "LR-1", vehicle: "CG04MB1846", amountPaise: rupees(500) }, clock),
    );
    const payout = { order, amountPaise: rupees(200), reference: "UTR1" };
    await books.inTx((tx) => payoutTransporter(tx, payout, clock));

    await expect(books.inTx((tx) => payoutTransporter(tx, payout, clock))).rejects.toMatchObject({ status: 409 });
    const tooMuch = { order, amountPaise: rupees(300.01), reference: "UTR2" };
    await expect(books.inTx((tx) => payoutTransporter(tx, tooMuch, clock))).rejects.toMatchObject({ status: 422 });
    const nothing = { order, amountPaise: rupees(0), reference: "UTR3" };
    await expect(books.inTx((tx) => payoutSeller(tx, nothing, clock))).rejects.toMatchObject({ status: 422 });
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ transporterOwedPaise: rupees(300) });
  });
});

it("books sale and bill of 20 orders together without a conflict between them", async () => {
  const booked = Array.from({ length: 20 }, books.newOrder);
  let tries = 0;
  await Promise.all(
    booked.map((order) =>
      books.inTx(async (tx) => {
        tries += 1;
        await lockOrderBooks(tx, order);
        await recordSellerBill(tx, { order, invoice: "K", quantityKg: loaded, paper: printedPaper(goods) }, clock);
        await recordSale(tx, saleOf(order), clock);
      }),
    ),
  );

  expect(tries).toBe(20);
  for (const order of booked) {
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ sellerOwedPaise: goods });
  }
});

it("accepts an approved freight bill once, and another one the next year under the same number", async () => {
  const { order } = await bookedOrder(books);
  const owed = async () => {
    const { rows } = await readTransporterLedger(books.db, order.id, ledgerPage);
    return rows.map((row) => rupeesFromPaise(row.balancePaise));
  };
  const bill = { order, bill: "TR/1", detentionPaise: rupees(500), gstPaise: rupees(90), isReverseCharge: false };
  const approve = (paperId: number) =>
    books.inTx((tx) => recordApprovedFreightBill(tx, { ...bill, paperId }, books.byStaff));

  await approve(1);
  await approve(2);

  await expect(approve(2)).rejects.toMatchObject({ status: 409 });
  expect(await owed()).toEqual([590, 1_180]);
});
