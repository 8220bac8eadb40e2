import { randomUUID } from "node:crypto";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import { read } from "@mandi/shared/contract/read";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { fundWallet, newUtr } from "../../testing/money";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { reconcile } from "../ledger/reconcile";
import { rejectBankPayment, verifyBankPayment } from "../payments/bank-transfer.service";
import { selectRecentTransfers } from "../payments/payment.store";
import { readCashBalance, recordWalletPayout } from "./wallet.service";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ poolSize: 20 });
});
afterAll(() => api.close());

const transfer = (more: object = {}) => ({ amount: 2_50_000.5, utr: newUtr(), paid_on: "2026-11-20", ...more });
const withKey = (key: string = randomUUID()) => ({ "idempotency-key": key });
const topUp = (as: SignedIn, body: unknown, headers = withKey()) => api.post("/cash-wallet/top-up", body, as, headers);
async function wallet(as: SignedIn, query = "") {
  const answer = await api.get(`/cash-wallet${query}`, as);
  expect(answer.status).toBe(200);
  return read(CashWalletAnswer, answer.body);
}
const openTransfers = (user: SignedIn) => selectRecentTransfers(api.db, user.id, new Date(0));

describe("GET /cash-wallet (R-338, R-220)", () => {
  it.each(["customer", "seller", "transporter"] as const)("shows a new %s an empty wallet", async (type) => {
    const user = await api.signIn(type);
    expect(await wallet(user)).toEqual({
      cash_balance: 0,
      held_balance: 0,
      transaction: { data: [], current_page: 1, per_page: 5, total: 0, last_page: 1 },
      payment: [],
    });
  });

  it("lists five lines to a page, newest first, with the balance after each (R-152, R-222, R-410)", async () => {
    const user = await api.signIn("customer");
    for (const rupees of [1, 2, 3, 4, 5, 6, 7]) await fundWallet(api.db, user.id, rupees);
    const first = await wallet(user);
    const second = await wallet(user, "?page=2");

    expect(first.cash_balance).toBe(28);
    expect(first.transaction).toMatchObject({ current_page: 1, per_page: 5, total: 7, last_page: 2 });
    expect(first.transaction.data.map((row) => [row.amount, row.remaining_balance])).toEqual([
      [7, 28],
      [6, 21],
      [5, 15],
      [4, 10],
      [3, 6],
    ]);
    expect(second.transaction.data.map(({ amount }) => amount)).toEqual([2, 1]);
    expect(first.transaction.data[0]).toEqual({
      description: expect.stringMatching(/^Top-up by bank transfer, UTR /),
      transaction_id: expect.stringMatching(/^JRN\d{7}$/),
      created_at: "2026-11-01T05:00:00.000Z",
      amount: 7,
      status: "credit",
      remaining_balance: 28,
    });
  });

  it("shows nobody another user's lines (R-425)", async () => {
    const [owner, other] = [await api.signIn("customer"), await api.signIn("customer")];
    await fundWallet(api.db, owner.id, 100);
    await topUp(owner, transfer());

    expect(await wallet(other)).toMatchObject({ cash_balance: 0, transaction: { total: 0 }, payment: [] });
  });

  it("lists only the days asked for", async () => {
    const user = await api.signIn("customer");
    await fundWallet(api.db, user.id, 1, new Date("2026-11-10T18:29:00.000Z"));
    await fundWallet(api.db, user.id, 2, new Date("2026-11-10T18:31:00.000Z"));

    const day = await wallet(user, "?from_date=2026-11-11&to_date=2026-11-11");
    expect(day.transaction.data.map(({ amount, remaining_balance }) => [amount, remaining_balance])).toEqual([[2, 3]]);
    expect(day.cash_balance).toBe(3);
  });

  it.each(["?page=0", "?per_page=0", "?per_page=101", "?page=x", "?from_date=today", "?unknown=1"])(
    "refuses %s",
    async (query) => {
      expect(await api.get(`/cash-wallet${query}`, await api.signIn("customer"))).toMatchObject({ status: 400 });
    },
  );

  it("refuses a day that does not exist", async () => {
    const user = await api.signIn("customer");
    expect(await api.get("/cash-wallet?from_date=2026-02-30", user)).toMatchObject({ status: 422 });
  });

  it("is closed to visitors (401) and to staff (403)", async () => {
    expect(await api.get("/cash-wallet")).toMatchObject({ status: 401 });
    expect(await api.get("/cash-wallet", await api.signIn("staff"))).toMatchObject({ status: 403 });
    expect(await topUp(await api.signIn("staff"), transfer())).toMatchObject({ status: 403 });
  });
});

describe("POST /cash-wallet/top-up", () => {
  it("puts the transfer under check, moves nothing until the desk verifies it, and shows both", async () => {
    const user = await api.signIn("customer");
    const staff = await api.signIn("staff");
    const body = transfer();
    const answer = await topUp(user, body);

    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const waiting = await wallet(user);
    expect(waiting).toMatchObject({ cash_balance: 0, transaction: { total: 0 } });
    expect(waiting.payment).toMatchObject([
      { purpose: "top-up", source: "bank", amount: 250_000.5, status: "under check", utr: body.utr, reason: "" },
    ]);

    const [payment] = await openTransfers(user);
    const receivedPaise = paiseFromRupees(250_000.5);
    const decision = { paymentId: payment?.id ?? 0, staffId: staff.id, at: api.clock.now(), receivedPaise };
    await inTransaction(api.db, (tx) => verifyBankPayment(tx, decision, async () => ({ id: 0 })));
    expect(await wallet(user)).toMatchObject({
      cash_balance: 250_000.5,
      transaction: { total: 1 },
      payment: [{ status: "verified" }],
    });
  });

  it("tells the payer why the desk rejected it", async () => {
    const user = await api.signIn("customer");
    const staff = await api.signIn("staff");
    await topUp(user, transfer());
    const [payment] = await openTransfers(user);
    const decision = { paymentId: payment?.id ?? 0, staffId: staff.id, at: api.clock.now(), reason: "Not received" };
    await inTransaction(api.db, (tx) => rejectBankPayment(tx, decision));

    expect(await wallet(user)).toMatchObject({
      cash_balance: 0,
      payment: [{ status: "rejected", reason: "Not received" }],
    });
  });

  it("keeps a transfer under check in the list, first, when twenty newer ones were decided", async () => {
    const user = await api.signIn("customer");
    const staff = await api.signIn("staff");
    for (let count = 0; count <= 20; count += 1) expect((await topUp(user, transfer())).status).toBe(200);
    const newer = await api.db
      .selectFrom("payment")
      .select("id")
      .where("payer_id", "=", user.id)
      .orderBy("id")
      .offset(1)
      .execute();
    const decided = { staffId: staff.id, at: api.clock.now(), reason: "Not received" };
    for (const { id } of newer)
      await inTransaction(api.db, (tx) => rejectBankPayment(tx, { ...decided, paymentId: id }));

    const { payment } = await wallet(user);
    expect(payment.map(({ status }) => status)).toEqual([
      "under check",
      ...Array.from({ length: 19 }, () => "rejected"),
    ]);
  });

  it.each([
    ["amount", { amount: 0 }],
    ["amount", { amount: 0.99 }],
    ["amount", { amount: -5 }],
    ["amount", { amount: 10.001 }],
    ["amount", { amount: 1_000_000_000.01 }],
    ["amount", { amount: "500" }],
    ["utr", { utr: "123" }],
    ["utr", { utr: "HDFC/5261120093" }],
    ["paid_on", { paid_on: "20-11-2026" }],
    ["paid_on", { paid_on: "2026-11-22" }],
    ["source", { source: "cash" }],
  ])("names the field %s when it receives %j", async (field, wrong) => {
    const user = await api.signIn("customer");
    const answer = await topUp(user, transfer(wrong));

    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty(field);
    expect(await openTransfers(user)).toEqual([]);
  });

  it.each([1.1, 4.35, 1_731_960.29, 9_895_392.34, 150_401_019.64, 999_999_999.99])(
    "accepts %p rupees to the paisa",
    async (amount) => {
      const user = await api.signIn("customer");
      expect(await topUp(user, transfer({ amount }))).toMatchObject({ status: 200 });
      expect((await wallet(user)).payment[0]?.amount).toBe(amount);
    },
  );

  it("refuses a UTR that anybody reported before", async () => {
    const [one, two] = [await api.signIn("customer"), await api.signIn("seller")];
    const body = transfer();
    await topUp(one, body);

    expect(await topUp(two, body)).toMatchObject({
      status: 422,
      body: { errors: { utr: [expect.stringMatching(/^This UTR has already been reported/)] } },
    });
    expect(await openTransfers(two)).toEqual([]);
  });
});

describe("the Idempotency-Key of a top-up (C15)", () => {
  it("is required", async () => {
    const user = await api.signIn("customer");
    expect(await api.post("/cash-wallet/top-up", transfer(), user)).toMatchObject({ status: 400 });
    expect(await openTransfers(user)).toEqual([]);
  });

  it("replays the first answer and reports the transfer once", async () => {
    const user = await api.signIn("customer");
    const [body, key] = [transfer(), withKey()];
    const [first, second] = [await topUp(user, body, key), await topUp(user, body, key)];

    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await openTransfers(user)).toHaveLength(1);
  });

  it("has one effect when 50 copies arrive together", async () => {
    const user = await api.signIn("customer");
    const [body, key] = [transfer(), withKey()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => topUp(user, body, key)));

    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(answers.some(({ status }) => status === 409) ? [200, 409] : [200]),
    );
    expect(await openTransfers(user)).toHaveLength(1);
    expect(await topUp(user, body, key)).toMatchObject({ status: 200 });
  });

  it("is refused for another payload and belongs to its user", async () => {
    const [one, two] = [await api.signIn("customer"), await api.signIn("customer")];
    const key = withKey();
    await topUp(one, transfer(), key);

    expect(await topUp(one, transfer(), key)).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
    expect(await topUp(two, transfer(), key)).toMatchObject({ status: 200 });
    expect(await openTransfers(one)).toHaveLength(1);
    expect(await openTransfers(two)).toHaveLength(1);
  });

  it("can be used again after a refusal", async () => {
    const user = await api.signIn("customer");
    const key = withKey();
    expect(await topUp(user, transfer({ utr: "short" }), key)).toMatchObject({ status: 422 });
    expect(await topUp(user, transfer(), key)).toMatchObject({ status: 200 });
  });
});

describe("a payout from the wallet", () => {
  it("is recorded once per reference and never above the balance", async () => {
    const user = await api.signIn("customer");
    await fundWallet(api.db, user.id, 100);
    const pay = (rupees: number, reference: string) =>
      inTransaction(api.db, (tx) =>
        recordWalletPayout(
          tx,
          { userId: user.id, amountPaise: paiseFromRupees(rupees), reference },
          { at: api.clock.now(), actorId: null },
        ),
      );
    await pay(60, "NEFT 1");

    await expect(pay(60, "NEFT 2")).rejects.toMatchObject({ status: 422 });
    await expect(pay(10, "NEFT 1")).rejects.toMatchObject({ status: 409 });
    expect(await readCashBalance(api.db, user.id)).toBe(4_000);
    expect(await reconcile(api.db)).toEqual([]);
  });
});
