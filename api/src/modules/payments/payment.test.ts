import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { fundWallet, grantCredit, newUtr } from "../../testing/money";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { reverse } from "../ledger/ledger.service";
import type { OrderRef } from "../ledger/ledger-events";
import { recordSale } from "../ledger/order-entries.service";
import { reconcile } from "../ledger/reconcile";
import { readOrderMoney } from "../ledger/statement.service";
import {
  rejectBankPayment,
  reportBankPayment,
  type TransferSubject,
  verifyBankPayment,
  verifyIntoWallet,
} from "./bank-transfer.service";
import {
  payBookingFromCash,
  payBookingOnCredit,
  payOrderFromCash,
  payOrderOnCredit,
  repayCreditFromCash,
} from "./payment.service";
import { selectBookingOf, selectUnderCheck } from "./payment.store";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi({ poolSize: 20 });
  staff = await api.signIn("staff");
});
afterEach(async () => {
  expect(await reconcile(api.db)).toEqual([]);
});
afterAll(() => api.close());

const at = new Date("2026-11-21T05:00:00.000Z");
const rupees = paiseFromRupees;
const inTx = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => inTransaction(api.db, work);
const noOrder = () => Promise.reject(new Error("No order is made here"));
let orders = 0;
function newOrder(): OrderRef {
  orders += 1;
  return { id: orders, number: `O2627${String(orders).padStart(6, "0")}` };
}
async function balances(userId: number) {
  const rows = await api.db
    .selectFrom("account")
    .select(["kind", "balance_paise"])
    .where("user_id", "=", userId)
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance_paise ?? 0;
  return { wallet: of("wallet"), hold: of("hold"), credit: of("credit") };
}
function report(payerId: number, subject: TransferSubject, amount = 500, transfer: object = {}) {
  return inTx((tx) =>
    reportBankPayment(tx, {
      payerId,
      amountPaise: rupees(amount),
      transfer: { utr: newUtr(), paidOn: "2026-11-20", ...transfer },
      subject,
      at,
    }),
  );
}
const verify = (paymentId: number, amount = 500, createOrder: () => Promise<{ id: number }> = noOrder) =>
  inTx((tx) => verifyBankPayment(tx, { paymentId, staffId: staff.id, receivedPaise: rupees(amount), at }, createOrder));

const booking = (buyerId: number, order: OrderRef, amount: number, quotationId = order.id) => ({
  buyerId,
  quotationId,
  order,
  amountPaise: rupees(amount),
  at,
});

describe("a booking amount", () => {
  it("paid from cash leaves the wallet over a hold and becomes the order's advance at once (H-06)", async () => {
    const buyer = await api.signIn("customer");
    await fundWallet(api.db, buyer.id, 1_000);
    const order = newOrder();
    const payment = await inTx((tx) => payBookingFromCash(tx, booking(buyer.id, order, 400)));

    expect(payment).toMatchObject({ status: "verified", source: "cash", purpose: "booking", orderId: order.id });
    expect(await balances(buyer.id)).toEqual({ wallet: 60_000, hold: 0, credit: 0 });
    expect(await readOrderMoney(api.db, order.id)).toMatchObject({ advancePaise: 40_000, paidPaise: 40_000 });
  });

  it("is refused above the balance and leaves no trace", async () => {
    const buyer = await api.signIn("customer");
    await fundWallet(api.db, buyer.id, 399.99);
    const order = newOrder();

    await expect(inTx((tx) => payBookingFromCash(tx, booking(buyer.id, order, 400)))).rejects.toMatchObject({
      status: 422,
      message: "Your cash wallet balance is not enough.",
    });
    expect(await balances(buyer.id)).toEqual({ wallet: 39_999, hold: 0, credit: 0 });
    expect(await selectBookingOf(api.db, order.id)).toBeUndefined();
  });

  it("on credit draws the credit, up to its limit and not beyond", async () => {
    const buyer = await api.signIn("customer");
    await grantCredit(api.db, buyer.id, 1_000);
    const order = newOrder();
    await inTx((tx) => payBookingOnCredit(tx, booking(buyer.id, order, 1_000)));

    expect(await balances(buyer.id)).toEqual({ wallet: 0, hold: 0, credit: 100_000 });
    await expect(inTx((tx) => payBookingOnCredit(tx, booking(buyer.id, newOrder(), 0.01)))).rejects.toMatchObject({
      status: 422,
      message: "Your available credit is not enough.",
    });
  });

  it("is paid exactly once however many requests arrive together", async () => {
    const buyer = await api.signIn("customer");
    await fundWallet(api.db, buyer.id, 100_000);
    await grantCredit(api.db, buyer.id, 100_000);
    const quotationId = newOrder().id;
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        inTx((tx) => {
          const input = booking(buyer.id, newOrder(), 100, quotationId);
          return index % 2 === 0 ? payBookingFromCash(tx, input) : payBookingOnCredit(tx, input);
        }),
      ),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409 });
    const { wallet, credit } = await balances(buyer.id);
    expect(10_000_000 - wallet + credit).toBe(10_000);
  });

  it("one balance, 50 parallel quotations: exactly one is booked", async () => {
    const buyer = await api.signIn("customer");
    await fundWallet(api.db, buyer.id, 150);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => inTx((tx) => payBookingFromCash(tx, booking(buyer.id, newOrder(), 100)))),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balances(buyer.id)).toMatchObject({ wallet: 5_000, hold: 0 });
  });

  it("by bank waits for the desk, blocks other ways meanwhile, and makes the order when it is verified", async () => {
    const buyer = await api.signIn("customer");
    await fundWallet(api.db, buyer.id, 1_000);
    const order = newOrder();
    const payment = await report(buyer.id, { purpose: "booking", quotationId: order.id });
    expect(payment).toMatchObject({ status: "under check", orderId: null });
    await expect(
      inTx((tx) => payBookingFromCash(tx, booking(buyer.id, newOrder(), 500, order.id))),
    ).rejects.toMatchObject({ status: 409 });

    const verified = await verify(payment.id, 500, async () => order);

    expect(verified).toMatchObject({ status: "verified", orderId: order.id });
    expect(await readOrderMoney(api.db, order.id)).toMatchObject({ advancePaise: 50_000 });
    expect(await balances(buyer.id)).toMatchObject({ wallet: 100_000 });
    await expect(verify(payment.id)).rejects.toMatchObject({ status: 409 });
  });

  it("stays under check when its order can no longer be made, and may then go into the wallet", async () => {
    const buyer = await api.signIn("customer");
    const payment = await report(buyer.id, { purpose: "booking", quotationId: newOrder().id });
    await expect(verify(payment.id, 500, noOrder)).rejects.toThrow("No order");
    const decision = { paymentId: payment.id, staffId: staff.id, at, receivedPaise: rupees(500), reason: "Expired" };
    const verified = await inTx((tx) => verifyIntoWallet(tx, decision));

    expect(verified).toMatchObject({ status: "verified", purpose: "top-up", quotationId: null });
    expect(await balances(buyer.id)).toMatchObject({ wallet: 50_000 });
  });

  it("can be reported again after the desk rejected it, with the same UTR", async () => {
    const buyer = await api.signIn("customer");
    const utr = newUtr();
    const subject = { purpose: "booking", quotationId: newOrder().id } as const;
    const first = await report(buyer.id, subject, 500, { utr });
    await expect(report(buyer.id, subject)).rejects.toMatchObject({ status: 409 });
    const decision = { paymentId: first.id, staffId: staff.id, at, reason: "Not in the bank" };
    await inTx((tx) => rejectBankPayment(tx, decision));
    await expect(inTx((tx) => rejectBankPayment(tx, decision))).rejects.toMatchObject({ status: 409 });
    const second = await report(buyer.id, subject, 500, { utr });

    expect(second.status).toBe("under check");
    expect(await selectBookingOf(api.db, subject.quotationId)).toMatchObject({ id: second.id });
    expect(await balances(buyer.id)).toEqual({ wallet: 0, hold: 0, credit: 0 });
  });
});

describe("a bank transfer", () => {
  it("moves money only when the amount in the bank is the one that was reported", async () => {
    const buyer = await api.signIn("customer");
    const payment = await report(buyer.id, { purpose: "top-up" });
    await expect(verify(payment.id, 499.99)).rejects.toMatchObject({ status: 422 });
    expect(await balances(buyer.id)).toMatchObject({ wallet: 0 });
    await verify(payment.id);

    expect(await balances(buyer.id)).toMatchObject({ wallet: 50_000 });
  });

  it("that bounces later is reversed, as long as the wallet still holds it, and the books agree", async () => {
    const buyer = await api.signIn("customer");
    const payment = await report(buyer.id, { purpose: "top-up" });
    await verify(payment.id);
    const journal = await api.db
      .selectFrom("journal")
      .select("id")
      .where("payment_id", "=", payment.id)
      .executeTakeFirstOrThrow();
    const undo = () =>
      inTx((tx) => reverse(tx, { journalId: journal.id, reason: "Returned by the bank" }, { at, actorId: staff.id }));
    await inTx((tx) => payBookingFromCash(tx, booking(buyer.id, newOrder(), 1)));
    await expect(undo()).rejects.toMatchObject({ status: 422 });
    await fundWallet(api.db, buyer.id, 1);
    await undo();

    expect(await balances(buyer.id)).toMatchObject({ wallet: 0 });
  });

  it("is verified once when two people of the desk press together", async () => {
    const buyer = await api.signIn("customer");
    const payment = await report(buyer.id, { purpose: "top-up" });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => verify(payment.id)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balances(buyer.id)).toMatchObject({ wallet: 50_000 });
  });

  it("uses a UTR once for all users, whatever its letters' case, also when reported 20 times together", async () => {
    const [one, two] = [await api.signIn("customer"), await api.signIn("seller")];
    const utr = newUtr();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        report(index % 2 === 0 ? one.id : two.id, { purpose: "top-up" }, 500, {
          utr: index % 3 === 0 ? utr.toLowerCase() : utr,
        }),
      ),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected")
        expect(result.reason.errors).toEqual({ utr: ["This UTR was reported already"] });
    }
  });

  it.each([
    ["utr", { utr: undefined }],
    ["utr", { utr: "SHORT" }],
    ["utr", { utr: "HAS SPACES 123456" }],
    ["paid_on", { paidOn: undefined }],
    ["paid_on", { paidOn: "2026-02-30" }],
    ["paid_on", { paidOn: "2026-13-01" }],
    ["paid_on", { paidOn: "2026-11-22" }],
    ["paid_on", { paidOn: "2026-08-01" }],
  ])("is refused by its field %s: %j", async (field, transfer) => {
    const buyer = await api.signIn("customer");
    await expect(report(buyer.id, { purpose: "top-up" }, 500, transfer)).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  it("stands in the desk's queue until it is decided", async () => {
    const buyer = await api.signIn("customer");
    const payment = await report(buyer.id, { purpose: "top-up" });
    const inQueue = async () => (await selectUnderCheck(api.db, 1_000, 0)).some(({ id }) => id === payment.id);
    expect(await inQueue()).toBe(true);
    await verify(payment.id);
    expect(await inQueue()).toBe(false);
    await expect(verify(999_999)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a later payment for an order", () => {
  const invoice = (order: OrderRef, amount: number) =>
    inTx((tx) =>
      recordSale(
        tx,
        {
          order,
          invoice: "A",
          quantityKg: kilogramsFromTonnes(1),
          grossPaise: rupees(amount),
          gst: basisPointsFromPercent(18),
          freightPaise: rupees(0),
        },
        { at, actorId: null },
      ),
    );

  it("before the invoice waits in the advance and is used by the invoice (H-07)", async () => {
    const buyer = await api.signIn("customer");
    await fundWallet(api.db, buyer.id, 1_000);
    const order = newOrder();
    await inTx((tx) =>
      payOrderFromCash(tx, { buyerId: buyer.id, order, amountPaise: rupees(300), duePaise: rupees(900), at }),
    );
    expect(await readOrderMoney(api.db, order.id)).toMatchObject({ advancePaise: 30_000, receivablePaise: 0 });
    await invoice(order, 900);

    expect(await readOrderMoney(api.db, order.id)).toMatchObject({ advancePaise: 0, receivablePaise: 60_000 });
  });

  it("pays part by part from cash, credit and bank, never above the due", async () => {
    const buyer = await api.signIn("customer");
    await fundWallet(api.db, buyer.id, 1_000);
    await grantCredit(api.db, buyer.id, 1_000);
    const order = newOrder();
    await invoice(order, 900);
    const pay = { buyerId: buyer.id, order, at };
    await inTx((tx) => payOrderFromCash(tx, { ...pay, amountPaise: rupees(200), duePaise: rupees(900) }));
    await inTx((tx) => payOrderOnCredit(tx, { ...pay, amountPaise: rupees(300), duePaise: rupees(700) }));
    const transfer = await report(buyer.id, { purpose: "final", order }, 400);
    await verify(transfer.id, 400);

    expect(await readOrderMoney(api.db, order.id)).toMatchObject({ balancePaise: 0, paidPaise: 90_000 });
    const tooMuch = { ...pay, amountPaise: rupees(0.01), duePaise: rupees(0) };
    await expect(inTx((tx) => payOrderFromCash(tx, tooMuch))).rejects.toMatchObject({ status: 422 });
    await expect(
      inTx((tx) => payOrderOnCredit(tx, { ...pay, amountPaise: paise(0), duePaise: paise(0) })),
    ).rejects.toMatchObject({ status: 422 });
  });
});

describe("repaying credit", () => {
  it("from the cash wallet frees the credit at once, never more than is drawn", async () => {
    const buyer = await api.signIn("customer");
    await grantCredit(api.db, buyer.id, 500);
    await fundWallet(api.db, buyer.id, 1_000);
    const order = newOrder();
    await inTx((tx) =>
      payBookingOnCredit(tx, { buyerId: buyer.id, quotationId: order.id, order, amountPaise: rupees(400), at }),
    );
    await inTx((tx) => repayCreditFromCash(tx, { userId: buyer.id, amountPaise: rupees(300), at }));

    expect(await balances(buyer.id)).toEqual({ wallet: 70_000, hold: 0, credit: 10_000 });
    await expect(
      inTx((tx) => repayCreditFromCash(tx, { userId: buyer.id, amountPaise: rupees(100.01), at })),
    ).rejects.toMatchObject({ status: 422, message: "This is more than the credit in use." });
  });

  it("by bank puts what exceeds the drawn credit into the wallet, since the money has arrived", async () => {
    const buyer = await api.signIn("customer");
    await grantCredit(api.db, buyer.id, 500);
    const order = newOrder();
    await inTx((tx) =>
      payBookingOnCredit(tx, { buyerId: buyer.id, quotationId: order.id, order, amountPaise: rupees(400), at }),
    );
    const transfer = await report(buyer.id, { purpose: "credit repayment" }, 450);
    await verify(transfer.id, 450);

    expect(await balances(buyer.id)).toEqual({ wallet: 5_000, hold: 0, credit: 0 });
  });
});
