import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { calculateReceivable } from "@mandi/shared/money/receivable";
import { fundWallet, grantCredit } from "../../testing/money";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { payBookingFromCash, payBookingOnCredit, payOrderFromCash } from "../payments/payment.service";
import { post } from "./ledger.service";
import { ledgerEvents, type OrderRef } from "./ledger-events";
import {
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
import { forfeitAdvance, refundAdvance, refundOverpayment } from "./order-refund.service";
import { reconcile } from "./reconcile";
import {
  readOrderLedger,
  readOrderMoney,
  readPaidOfOrders,
  readSellerLedger,
  readTransporterLedger,
} from "./statement.service";

let books: TestBooks;
beforeAll(async () => {
  books = await createTestBooks();
});
afterEach(async () => {
  expect(await reconcile(books.db)).toEqual([]);
});
afterAll(() => books.close());

const at = new Date("2026-11-21T05:00:00.000Z");
const clock = { at, actorId: null };
const gst = basisPointsFromPercent(18);
const rupees = paiseFromRupees;
const ledgerPage = { page: 1, perPage: 50, order: "oldest first" } as const;
const wallet = async (userId: number) =>
  (
    await books.db
      .selectFrom("account")
      .select("balance_paise")
      .where("code", "=", `wallet:${userId}`)
      .executeTakeFirst()
  )?.balance_paise ?? 0;

/** The worked example of part B5 with 29.840 of 30 MT loaded, booked from a cash wallet. */
async function bookedOrder(walletRupees = 1_000_000) {
  const buyer = await books.signIn("customer");
  const order = books.newOrder();
  await fundWallet(books.db, buyer.id, walletRupees);
  const amountPaise = rupees(173_196);
  await books.inTx((tx) =>
    payBookingFromCash(tx, { buyerId: buyer.id, quotationId: order.id, order, amountPaise, at }),
  );
  return { buyer, order };
}
const loaded = kilogramsFromTonnes(29.84);
const goods: Paise = rupees(1_669_010.88);
const freight: Paise = rupees(53_712);
const sale = (order: OrderRef, invoice = "MS/26-27/00412") => ({
  order,
  invoice,
  quantityKg: loaded,
  grossPaise: goods,
  gst,
  freightPaise: freight,
});

describe("a buyer's order ledger", () => {
  it("runs from the booking over invoice, freight and payments to zero (R-142, R-336)", async () => {
    const { buyer, order } = await bookedOrder();
    await books.inTx((tx) => recordSale(tx, sale(order), clock));
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(-1_790.4) }, clock));
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
      ["Freight on loaded quantity, 29.840 MT", 53_712, "debit", 1_549_526.88],
      ["Freight revised downwards", 1_790.4, "credit", 1_547_736.48],
      ["Payment by bank transfer, UTR SBINR52611190048", 1_000_000, "credit", 547_736.48],
      [`Payment from cash wallet, ${order.number}`, 547_736.48, "credit", 0],
    ]);
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({
      chargedPaise: rupees(1_720_932.48),
      paidPaise: rupees(1_720_932.48),
      balancePaise: 0,
      advancePaise: 0,
      receivablePaise: 0,
    });
  });

  it("takes an invoice number once and leaves the first entry alone", async () => {
    const { order } = await bookedOrder();
    await books.inTx((tx) => recordSale(tx, sale(order), clock));
    const before = await readOrderMoney(books.db, order.id);

    await expect(books.inTx((tx) => recordSale(tx, sale(order), clock))).rejects.toMatchObject({ status: 409 });
    expect(await readOrderMoney(books.db, order.id)).toEqual(before);
  });

  it("takes one invoice per vehicle and lets the advance pay the first ones", async () => {
    const { order } = await bookedOrder();
    const vehicle = {
      order,
      gst,
      quantityKg: kilogramsFromTonnes(3),
      grossPaise: rupees(100_000),
      freightPaise: rupees(0),
    };
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

  it("writes off less than a rupee and nothing more", async () => {
    const { order } = await bookedOrder();
    const small = {
      order,
      invoice: "A",
      quantityKg: loaded,
      gst,
      freightPaise: rupees(0),
      grossPaise: rupees(173_196.4),
    };
    await books.inTx((tx) => recordSale(tx, small, clock));
    await books.inTx((tx) => writeOffResidue(tx, order, clock));
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: 0 });

    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(1) }, clock));
    await expect(books.inTx((tx) => writeOffResidue(tx, order, clock))).rejects.toMatchObject({ status: 422 });
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: 100 });
  });
});

describe("a seller's and a transporter's ledger", () => {
  it("shows bill, commission, freight advance and payout with what is still owed (R-181, R-184)", async () => {
    const order = books.newOrder();
    const receivable = calculateReceivable({
      exPaise: goods,
      quantityKg: loaded,
      commissionType: "include",
      commissionPaise: rupees(150),
      commissionGst: gst,
      freightAdvancePaise: rupees(10_000),
    });
    const bill = { order, invoice: "K/77", quantityKg: loaded, grossPaise: goods, gst };
    await books.inTx((tx) => recordSellerBill(tx, bill, clock));
    const commission = { commissionPaise: receivable.commissionTotalPaise, gstPaise: receivable.commissionGstPaise };
    await books.inTx((tx) => recordCommission(tx, { order, invoice: "K/77", ...commission }, clock));
    await books.inTx((tx) =>
      recordFreightAdvance(tx, { order, vehicle: "CG04AB1234", amountPaise: rupees(10_000) }, clock),
    );
    await books.inTx((tx) => recordFreightBill(tx, { order, bill: "LR-1", amountPaise: rupees(50_000) }, clock));
    const half = { order, amountPaise: rupees(800_000), reference: "NEFT 1" };
    await books.inTx((tx) => payoutSeller(tx, half, clock));

    const seller = await readSellerLedger(books.db, order.id, ledgerPage);
    expect(seller.rows.map((row) => [row.description, rupeesFromPaise(row.amountPaise), row.type])).toEqual([
      ["Bill K/77, 29.840 MT loaded", 1_669_010.88, "credit"],
      ["Commission with GST", 5_281.68, "debit"],
      ["Freight advance paid to the driver", 10_000, "credit"],
      ["Payment by bank transfer, NEFT 1", 800_000, "debit"],
    ]);
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({
      sellerOwedPaise: receivable.receivablePaise - rupees(800_000),
      sellerPaidPaise: rupees(800_000),
      transporterOwedPaise: rupees(40_000),
    });
    const transporter = await readTransporterLedger(books.db, order.id, ledgerPage);
    expect(transporter.rows.map((row) => rupeesFromPaise(row.balancePaise))).toEqual([-10_000, 40_000]);
  });

  it("never pays out more than is owed, nor one reference twice", async () => {
    const order = books.newOrder();
    await books.inTx((tx) => recordFreightBill(tx, { order, bill: "LR-1", amountPaise: rupees(500) }, clock));
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

it("books sale, bill and commission of 20 orders together without a conflict between them", async () => {
  const booked = Array.from({ length: 20 }, books.newOrder);
  let tries = 0;
  await Promise.all(
    booked.map((order) =>
      books.inTx(async (tx) => {
        tries += 1;
        await lockOrderBooks(tx, order);
        await recordSellerBill(tx, { order, invoice: "K", quantityKg: loaded, grossPaise: goods, gst }, clock);
        await recordCommission(tx, { order, invoice: "K", commissionPaise: rupees(100), gstPaise: rupees(18) }, clock);
        await recordSale(tx, sale(order), clock);
      }),
    ),
  );

  expect(tries).toBe(20);
  for (const order of booked) {
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ sellerOwedPaise: goods - rupees(118) });
  }
});

describe("a cancelled order", () => {
  it("keeps the advance when management decides so (H-15)", async () => {
    const { buyer, order } = await bookedOrder();
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

  it("gives a cash advance back to the wallet, once", async () => {
    const { buyer, order } = await bookedOrder();
    const refund = { order, buyerId: buyer.id };
    const refunded = await books.inTx((tx) => refundAdvance(tx, refund, clock));

    expect(refunded).toEqual({ toCreditPaise: 0, toWalletPaise: rupees(173_196) });
    expect(await wallet(buyer.id)).toBe(rupees(1_000_000));
    const again = { ...refund, amountPaise: rupees(1) };
    await expect(books.inTx((tx) => refundAdvance(tx, again, clock))).rejects.toMatchObject({ status: 422 });
    expect(await books.inTx((tx) => refundAdvance(tx, refund, clock))).toEqual({ toCreditPaise: 0, toWalletPaise: 0 });
  });

  it("gives an advance on credit back to the credit, so that credit never turns into cash", async () => {
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
  it("returns what a lower freight leaves over, first to the credit that paid it", async () => {
    const buyer = await books.signIn("customer");
    const order = books.newOrder();
    await grantCredit(books.db, buyer.id, 1_000);
    await books.inTx((tx) =>
      payBookingOnCredit(tx, { buyerId: buyer.id, quotationId: order.id, order, amountPaise: rupees(600), at }),
    );
    const entry = { order, invoice: "A", quantityKg: loaded, gst, grossPaise: rupees(500), freightPaise: rupees(100) };
    await books.inTx((tx) => recordSale(tx, entry, clock));
    await books.inTx((tx) => recordFreightChange(tx, { order, amountPaise: rupees(-40) }, clock));
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: rupees(-40) });
    const refunded = await books.inTx((tx) =>
      refundOverpayment(tx, { order, buyerId: buyer.id, isAllInvoiced: false }, clock),
    );

    expect(refunded).toEqual({ toCreditPaise: rupees(40), toWalletPaise: 0 });
    expect(await readOrderMoney(books.db, order.id)).toMatchObject({ balancePaise: 0, paidPaise: rupees(560) });
  });
});
