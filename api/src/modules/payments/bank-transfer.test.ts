import type { DeskQueueItem } from "@mandi/shared/contract/desk/queue";
import { fundWallet, newUtr } from "../../testing/money";
import { bookingOf, createPaymentWorld, type PaymentWorld, paidAt } from "../../testing/payment-world";
import { reverse } from "../ledger/ledger.service";
import { reconcile } from "../ledger/reconcile";
import { rejectBankPayment } from "./bank-transfer.service";
import { payBookingFromCash } from "./payment.service";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterEach(async () => {
  expect(await reconcile(world.api.db)).toEqual([]);
});
afterAll(() => world.api.close());

describe("a bank transfer", () => {
  it("moves money only when the amount in the bank is the one that was reported", async () => {
    const buyer = await world.api.signIn("customer");
    const payment = await world.report(buyer.id, { purpose: "top-up" });
    await expect(world.verify(payment.id, 499.99)).rejects.toMatchObject({ status: 422 });
    expect(await world.balances(buyer.id)).toMatchObject({ wallet: 0 });
    await world.verify(payment.id);

    expect(await world.balances(buyer.id)).toMatchObject({ wallet: 50_000 });
  });

  it("that bounces later is reversed, as long as the wallet still holds it, and the books agree", async () => {
    const buyer = await world.api.signIn("customer");
    const payment = await world.report(buyer.id, { purpose: "top-up" });
    await world.verify(payment.id);
    const journal = await world.api.db
      .selectFrom("journal")
      .select("id")
      .where("payment_id", "=", payment.id)
      .executeTakeFirstOrThrow();
    const undo = () =>
      world.inTx((tx) =>
        reverse(tx, { journalId: journal.id, reason: "Returned by the bank" }, { at: paidAt, actorId: world.staff.id }),
      );
    await world.inTx((tx) => payBookingFromCash(tx, bookingOf(buyer.id, world.newOrder(), 1)));
    await expect(undo()).rejects.toMatchObject({ status: 422 });
    await fundWallet(world.api.db, buyer.id, 1);
    await undo();

    expect(await world.balances(buyer.id)).toMatchObject({ wallet: 0 });
  });

  it("is verified once when two people of the desk do so at the same moment", async () => {
    const buyer = await world.api.signIn("customer");
    const payment = await world.report(buyer.id, { purpose: "top-up" });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => world.verify(payment.id)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await world.balances(buyer.id)).toMatchObject({ wallet: 50_000 });
  });

  it("uses a UTR once across all users, whatever its case, even when it is reported 20 times at once", async () => {
    const [one, two] = [await world.api.signIn("customer"), await world.api.signIn("seller")];
    const utr = newUtr();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        world.report(index % 2 === 0 ? one.id : two.id, { purpose: "top-up" }, 500, {
          utr: index % 3 === 0 ? utr.toLowerCase() : utr,
        }),
      ),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected")
        expect(result.reason.errors).toEqual({ utr: [expect.stringMatching(/already (been )?reported/)] });
    }
  });

  it("that its payer has reported before is refused in words that name it, and to anybody else as reported by somebody else", async () => {
    const [payer, other] = [await world.api.signIn("customer"), await world.api.signIn("customer")];
    const utr = newUtr();
    await world.report(payer.id, { purpose: "top-up" }, 1_234.5, { utr });
    const again = (payerId: number) => world.report(payerId, { purpose: "credit repayment" }, 700, { utr });
    const known = async (who: typeof payer) => (await world.api.get(`/reported-transfer?utr=${utr}`, who)).body;

    const named = "You have already reported this UTR: ₹1,234.50 for your wallet, transferred on 20 Nov 2026.";
    await expect(again(payer.id)).rejects.toMatchObject({ status: 422, errors: { utr: [named] } });
    expect(await known(payer)).toEqual({ is_reported: true, message: named });
    const unnamed = "This UTR has already been reported by somebody else. Please check it, or contact our desk.";
    await expect(again(other.id)).rejects.toMatchObject({ status: 422, errors: { utr: [unnamed] } });
    expect(await known(other)).toEqual({ is_reported: true, message: unnamed });
    const stored = await world.api.db.selectFrom("payment").select("payer_id").where("utr", "=", utr).execute();
    expect(stored).toEqual([{ payer_id: payer.id }]);
  });

  it("is found by its UTR by anybody who checks before reporting it, until the desk rejects it", async () => {
    const [payer, other] = [await world.api.signIn("customer"), await world.api.signIn("seller")];
    const utr = newUtr();
    const known = async (asked = utr) => (await world.api.get(`/reported-transfer?utr=${asked}`, other)).body;
    expect(await known()).toEqual({ is_reported: false });
    const payment = await world.report(payer.id, { purpose: "top-up" }, 500, { utr });
    expect(await known(utr.toLowerCase())).toMatchObject({ is_reported: true });
    const decision = {
      paymentId: payment.id,
      staffId: world.staff.id,
      at: paidAt,
      reason: "Not in the bank's statement",
    };
    await world.inTx((tx) => rejectBankPayment(tx, decision));
    expect(await known()).toEqual({ is_reported: false });
    expect(await world.api.get("/reported-transfer?utr=SHORT", other)).toMatchObject({
      status: 400,
      body: { errors: { utr: ["Please enter a valid UTR number"] } },
    });
  });

  it.each([
    ["utr", { utr: undefined }],
    ["utr", { utr: "SHORT" }],
    ["utr", { utr: "HAS A DOT.123456" }],
    ["paid_on", { paidOn: undefined }],
    ["paid_on", { paidOn: "2026-02-30" }],
    ["paid_on", { paidOn: "2026-13-01" }],
    ["paid_on", { paidOn: "2026-11-22" }],
    ["paid_on", { paidOn: "2026-08-01" }],
  ])("is refused by its field %s: %j", async (field, transfer) => {
    const buyer = await world.api.signIn("customer");
    await expect(world.report(buyer.id, { purpose: "top-up" }, 500, transfer)).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  it("is in the desk's queue until it is decided", async () => {
    const buyer = await world.api.signIn("customer");
    const payment = await world.report(buyer.id, { purpose: "top-up" });
    const staff = await world.api.signIn("staff");
    const inQueue = async () => {
      const { body } = await world.api.get("/desk/queue/item?kind=payment&sort=-since", staff);
      return body.data.some(({ kind, id }: DeskQueueItem) => kind === "payment" && id === payment.id);
    };
    expect(await inQueue()).toBe(true);
    await world.verify(payment.id);
    expect(await inQueue()).toBe(false);
    await expect(world.verify(999_999)).rejects.toMatchObject({ status: 404 });
  });
});
