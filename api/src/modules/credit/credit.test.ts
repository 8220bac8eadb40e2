import { type CreditWorld, createCreditWorld, withKey } from "../../testing/credit-world";
import { fundWallet, grantCredit, newUtr } from "../../testing/money";
import type { TestApi } from "../../testing/test-api";
import { reconcile } from "../ledger/reconcile";

let world: CreditWorld;
let api: TestApi;
beforeAll(async () => {
  world = await createCreditWorld();
  api = world.api;
});
afterAll(() => api.close());

describe("GET /credit-wallet (R-339, R-221)", () => {
  it("shows a new user no credit", async () => {
    expect(await world.wallet(await api.signIn("transporter"))).toEqual({
      assign_credit_balance: 0,
      credit_balance: 0,
      used_credit_balance: 0,
      late_interest_percent: 0,
      no_new_credit: null,
      transaction: { data: [], current_page: 1, per_page: 5, total: 0, last_page: 1 },
    });
  });

  it("shows assigned, available and used credit and pages its own lines", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 5_000);
    await fundWallet(api.db, user.id, 10_000);
    for (let index = 0; index < 6; index += 1) await world.draw(user, 100);
    await api.post("/credit-wallet/repayment", { source: "cash", amount: 50 }, user, withKey());
    const credit = await world.wallet(user);

    expect(credit).toMatchObject({ assign_credit_balance: 5_000, credit_balance: 4_450, used_credit_balance: 550 });
    expect(credit.transaction).toMatchObject({ total: 7, last_page: 2 });
    expect(credit.transaction.data.slice(0, 2)).toMatchObject([
      { description: "Credit repaid from cash wallet", amount: 50, status: "credit", remaining_balance: 550 },
      { amount: 100, status: "debit", remaining_balance: 600 },
    ]);
    expect((await api.get("/cash-wallet", user)).body.transaction.total).toBe(2);
  });

  it.each(["/credit-wallet", "/credit-wallet-request", "/credit-wallet-document-type"])(
    "closes %s to visitors (401) and to staff (403)",
    async (path) => {
      expect(await api.get(path)).toMatchObject({ status: 401 });
      expect(await api.get(path, world.staff)).toMatchObject({ status: 403 });
    },
  );
});

describe("POST /credit-wallet/repayment", () => {
  it("from cash repays at once, once per key", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await fundWallet(api.db, user.id, 500);
    await world.draw(user, 400);
    const key = withKey();
    const repay = () => api.post("/credit-wallet/repayment", { source: "cash", amount: 150.5 }, user, key);
    const answers = await Promise.all(Array.from({ length: 20 }, repay));

    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await repay()).toMatchObject({ status: 200 });
    expect(await world.wallet(user)).toMatchObject({ used_credit_balance: 249.5, credit_balance: 250.5 });
  });

  it.each([
    ["above what is drawn", { source: "cash", amount: 400.01 }],
    ["without a UTR by bank", { source: "bank", amount: 10, paid_on: "2026-11-20" }],
    ["without a day by bank", { source: "bank", amount: 10, utr: "HDFCN5261120093" }],
    ["on credit", { source: "credit", amount: 10 }],
    ["of nothing", { source: "cash", amount: 0 }],
    ["of less than a rupee while more is drawn", { source: "cash", amount: 0.99 }],
  ])("refuses a repayment %s and changes nothing", async (_what, body) => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await fundWallet(api.db, user.id, 5_000);
    await world.draw(user, 400);

    expect(await api.post("/credit-wallet/repayment", body, user, withKey())).toMatchObject({ status: 422 });
    expect(await world.wallet(user)).toMatchObject({ used_credit_balance: 400 });
  });

  it("accepts the last paise, though they are less than a rupee", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await fundWallet(api.db, user.id, 5_000);
    await world.draw(user, 400);
    const repay = (amount: number) => api.post("/credit-wallet/repayment", { source: "cash", amount }, user, withKey());

    expect(await repay(399.6)).toMatchObject({ status: 200 });
    expect(await repay(0.4)).toMatchObject({ status: 200 });
    expect(await world.wallet(user)).toMatchObject({ used_credit_balance: 0 });
  });

  it("refuses cash that is not there, and a request without a key", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await world.draw(user, 400);
    const body = { source: "cash", amount: 10 };

    expect(await api.post("/credit-wallet/repayment", body, user, withKey())).toMatchObject({ status: 422 });
    expect(await api.post("/credit-wallet/repayment", body, user)).toMatchObject({ status: 400 });
    expect(await world.wallet(user)).toMatchObject({ used_credit_balance: 400 });
  });

  it("by bank waits for the desk", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await world.draw(user, 400);
    const body = { source: "bank", amount: 400, utr: newUtr(), paid_on: "2026-11-21" };

    expect(await api.post("/credit-wallet/repayment", body, user, withKey())).toMatchObject({ status: 200 });
    expect(await world.wallet(user)).toMatchObject({ used_credit_balance: 400 });
    expect((await api.get("/cash-wallet", user)).body.payment).toMatchObject([
      { purpose: "credit repayment", status: "under check", amount: 400 },
    ]);
  });
});

it("leaves the books without a difference", async () => {
  expect(await reconcile(api.db)).toEqual([]);
});
