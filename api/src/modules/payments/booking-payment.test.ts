import { paiseFromRupees } from "@mandi/shared/money/paise";
import { fundWallet, grantCredit, newUtr } from "../../testing/money";
import { bookingOf, createPaymentWorld, type PaymentWorld, paidAt } from "../../testing/payment-world";
import { reconcile } from "../ledger/reconcile";
import { readOrderMoney } from "../ledger/statement.service";
import { rejectBankPayment, verifyIntoWallet } from "./bank-transfer.service";
import { payBookingFromCash, payBookingOnCredit } from "./payment.service";
import { selectBookingOf } from "./payment.store";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterEach(async () => {
  expect(await reconcile(world.api.db)).toEqual([]);
});
afterAll(() => world.api.close());

const rupees = paiseFromRupees;

describe("a booking amount", () => {
  it("paid from cash leaves the wallet through a hold and becomes the order's advance at once", async () => {
    const buyer = await world.api.signIn("customer");
    await fundWallet(world.api.db, buyer.id, 1_000);
    const order = world.newOrder();
    const payment = await world.inTx((tx) => payBookingFromCash(tx, bookingOf(buyer.id, order, 400)));

    expect(payment).toMatchObject({ status: "verified", source: "cash", purpose: "booking", orderId: order.id });
    expect(await world.balances(buyer.id)).toEqual({ wallet: 60_000, hold: 0, credit: 0 });
    expect(await readOrderMoney(world.api.db, order.id)).toMatchObject({ advancePaise: 40_000, paidPaise: 40_000 });
  });

  it("is refused above the balance and leaves no trace", async () => {
    const buyer = await world.api.signIn("customer");
    await fundWallet(world.api.db, buyer.id, 399.99);
    const order = world.newOrder();

    await expect(world.inTx((tx) => payBookingFromCash(tx, bookingOf(buyer.id, order, 400)))).rejects.toMatchObject({
      status: 422,
      message: "Your cash wallet balance is not enough.",
    });
    expect(await world.balances(buyer.id)).toEqual({ wallet: 39_999, hold: 0, credit: 0 });
    expect(await selectBookingOf(world.api.db, order.id)).toBeUndefined();
  });

  it("on credit draws the credit, up to its limit and not beyond", async () => {
    const buyer = await world.api.signIn("customer");
    await grantCredit(world.api.db, buyer.id, 1_000);
    const order = world.newOrder();
    await world.inTx((tx) => payBookingOnCredit(tx, bookingOf(buyer.id, order, 1_000)));

    expect(await world.balances(buyer.id)).toEqual({ wallet: 0, hold: 0, credit: 100_000 });
    await expect(
      world.inTx((tx) => payBookingOnCredit(tx, bookingOf(buyer.id, world.newOrder(), 0.01))),
    ).rejects.toMatchObject({
      status: 422,
      message: "Your available credit is not enough.",
    });
  });

  it("is paid exactly once however many requests arrive together", async () => {
    const buyer = await world.api.signIn("customer");
    await fundWallet(world.api.db, buyer.id, 100_000);
    await grantCredit(world.api.db, buyer.id, 100_000);
    const quotationId = world.newOrder().id;
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        world.inTx((tx) => {
          const input = bookingOf(buyer.id, world.newOrder(), 100, quotationId);
          return index % 2 === 0 ? payBookingFromCash(tx, input) : payBookingOnCredit(tx, input);
        }),
      ),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409 });
    const { wallet, credit } = await world.balances(buyer.id);
    expect(10_000_000 - wallet + credit).toBe(10_000);
  });

  it("books exactly one of 50 parallel quotations from one balance", async () => {
    const buyer = await world.api.signIn("customer");
    await fundWallet(world.api.db, buyer.id, 150);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        world.inTx((tx) => payBookingFromCash(tx, bookingOf(buyer.id, world.newOrder(), 100))),
      ),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await world.balances(buyer.id)).toMatchObject({ wallet: 5_000, hold: 0 });
  });

  it("by bank waits for the desk, blocks other ways in the meantime, and makes the order when it is verified", async () => {
    const buyer = await world.api.signIn("customer");
    await fundWallet(world.api.db, buyer.id, 1_000);
    const order = world.newOrder();
    const payment = await world.report(buyer.id, { purpose: "booking", quotationId: order.id });
    expect(payment).toMatchObject({ status: "under check", orderId: null });
    await expect(
      world.inTx((tx) => payBookingFromCash(tx, bookingOf(buyer.id, world.newOrder(), 500, order.id))),
    ).rejects.toMatchObject({ status: 409 });

    const verified = await world.verify(payment.id, 500, async () => order);

    expect(verified).toMatchObject({ status: "verified", orderId: order.id });
    expect(await readOrderMoney(world.api.db, order.id)).toMatchObject({ advancePaise: 50_000 });
    expect(await world.balances(buyer.id)).toMatchObject({ wallet: 100_000 });
    await expect(world.verify(payment.id)).rejects.toMatchObject({ status: 409 });
  });

  it("stays under check when its order can no longer be made, and may then go into the wallet", async () => {
    const buyer = await world.api.signIn("customer");
    const payment = await world.report(buyer.id, { purpose: "booking", quotationId: world.newOrder().id });
    await expect(world.verify(payment.id)).rejects.toThrow("No order");
    const decision = {
      paymentId: payment.id,
      staffId: world.staff.id,
      at: paidAt,
      receivedPaise: rupees(500),
      reason: "Expired",
    };
    const verified = await world.inTx((tx) => verifyIntoWallet(tx, decision));

    expect(verified).toMatchObject({ status: "verified", purpose: "top-up", quotationId: null });
    expect(await world.balances(buyer.id)).toMatchObject({ wallet: 50_000 });
  });

  it("can be reported again after the desk rejected it, with the same UTR", async () => {
    const buyer = await world.api.signIn("customer");
    const utr = newUtr();
    const subject = { purpose: "booking", quotationId: world.newOrder().id } as const;
    const first = await world.report(buyer.id, subject, 500, { utr });
    await expect(world.report(buyer.id, subject)).rejects.toMatchObject({ status: 409 });
    const decision = { paymentId: first.id, staffId: world.staff.id, at: paidAt, reason: "Not in the bank" };
    await world.inTx((tx) => rejectBankPayment(tx, decision));
    await expect(world.inTx((tx) => rejectBankPayment(tx, decision))).rejects.toMatchObject({ status: 409 });
    const second = await world.report(buyer.id, subject, 500, { utr });

    expect(second.status).toBe("under check");
    expect(await selectBookingOf(world.api.db, subject.quotationId)).toMatchObject({ id: second.id });
    expect(await world.balances(buyer.id)).toEqual({ wallet: 0, hold: 0, credit: 0 });
  });
});
