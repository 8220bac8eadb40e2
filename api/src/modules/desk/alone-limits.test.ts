import { paiseFromRupees } from "@mandi/shared/money/paise";
import { reconciledApi } from "../../testing/api-of-file";
import { knownAccount } from "../../testing/known-account";
import { fundWallet, newUtr } from "../../testing/money";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";

/* One staff member alone moves no more than the limit in a day, however it is split up. */

const api = reconciledApi();

const day = 24 * 3_600;

const wallet = async ({ id }: SignedIn) =>
  (await api.db.selectFrom("account").select("balance_paise").where("code", "=", `wallet:${id}`).executeTakeFirst())
    ?.balance_paise ?? 0;

/** A transfer that a buyer reports for the wallet, and its key. */
async function reportedTopUp(buyer: SignedIn, amount: number): Promise<number> {
  const body = { amount, utr: newUtr(), paid_on: "2026-11-20" };
  expect((await api.send("/cash-wallet/top-up", body, buyer)).status).toBe(200);
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", body.utr).executeTakeFirstOrThrow();
  return id;
}
const verify = async (as: SignedIn, buyer: SignedIn, received: number) =>
  api.act(as, `/payment/${await reportedTopUp(buyer, received)}/verify`, { received });
const payOut = async (as: SignedIn, buyer: SignedIn, amount: number) =>
  api.act(as, `/user/${buyer.id}/payout`, {
    amount,
    account: await knownAccount(api.db, buyer.id),
    reference: newUtr(),
  });
const isAlone = ({ status, body }: { status: number; body: { approval_id: number | null } }) =>
  status === 200 && body.approval_id === null;

/** Two people of the desk and a buyer, used by no other test. */
async function desk() {
  const [staff, colleague] = [await api.signIn("staff"), await api.signIn("staff")];
  return { staff, colleague, buyer: await api.signIn("customer") };
}

it("lets one person verify one transfer below the limit, and no second one for anybody that day", async () => {
  const { staff, buyer, colleague } = await desk();
  expect(isAlone(await verify(staff, buyer, 999_999))).toBe(true);

  for (const payer of [buyer, await api.signIn("customer"), await api.signIn("customer")]) {
    const next = await verify(staff, payer, 999_999);
    expect(next.body).toEqual({
      message: expect.stringContaining("A second person must"),
      approval_id: expect.any(Number),
    });
    if (payer !== buyer) expect(await wallet(payer)).toBe(0);
    expect((await api.act(colleague, `/approval/${next.body.approval_id}/confirm`)).status).toBe(200);
    expect(await wallet(payer)).toBeGreaterThanOrEqual(paiseFromRupees(999_999));
  }
});

it("adds up what goes in, what goes out and what is granted", async () => {
  const { staff, buyer } = await desk();
  await fundWallet(api.db, buyer.id, 5_000_000);
  expect(isAlone(await payOut(staff, buyer, 400_000))).toBe(true);
  const [other, third] = [await api.signIn("customer"), await api.signIn("customer")];
  expect(isAlone(await api.act(staff, `/user/${other.id}/credit-limit`, { limit: 400_000 }))).toBe(true);

  expect(isAlone(await verify(staff, third, 200_001))).toBe(false);
  expect(isAlone(await verify(staff, third, 200_000))).toBe(true);
  expect(isAlone(await payOut(staff, buyer, 0.01))).toBe(false);
});

it("adds up what several people of the desk move alone for one person", async () => {
  const { staff, colleague, buyer } = await desk();
  await fundWallet(api.db, buyer.id, 5_000_000);
  expect(isAlone(await payOut(staff, buyer, 600_000))).toBe(true);

  const next = await payOut(colleague, buyer, 600_000);

  expect(next.body.message).toContain("for this person");
  expect(await wallet(buyer)).toBe(paiseFromRupees(4_400_000));
  expect(isAlone(await payOut(colleague, buyer, 400_000))).toBe(true);
});

it("forgets what was moved a day ago, and not a moment earlier", async () => {
  const { staff, buyer } = await desk();
  await fundWallet(api.db, buyer.id, 5_000_000);
  expect(isAlone(await payOut(staff, buyer, 1_000_000))).toBe(true);

  api.clock.advance(day - 1);
  expect(isAlone(await payOut(staff, buyer, 1))).toBe(false);
  api.clock.advance(1);
  expect(isAlone(await payOut(staff, buyer, 1_000_000))).toBe(true);
});

it("counts correctly when ten acts of one person arrive at the same moment", async () => {
  const { staff } = await desk();
  const buyers = await Promise.all(Array.from({ length: 10 }, () => api.signIn("customer")));
  for (const buyer of buyers) await fundWallet(api.db, buyer.id, 1_000_000);

  const answers = await Promise.all(buyers.map((buyer) => payOut(staff, buyer, 300_000)));

  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter(isAlone)).toHaveLength(3);
  const balances = await Promise.all(buyers.map(wallet));
  expect(balances.filter((paise) => paise === paiseFromRupees(700_000))).toHaveLength(3);
});

it("counts neither what two people agreed on nor what was refused", async () => {
  const { staff, colleague, buyer } = await desk();
  await fundWallet(api.db, buyer.id, 3_000_000);
  const large = await payOut(staff, buyer, 2_000_000);
  expect((await api.act(colleague, `/approval/${large.body.approval_id}/confirm`)).status).toBe(200);
  expect((await payOut(staff, buyer, 1_000_000.5)).status).toBe(422);

  expect(isAlone(await payOut(staff, buyer, 1_000_000))).toBe(true);
});

it("changes no limit of one person without a second person", async () => {
  const { staff } = await desk();
  for (const [key, value] of [
    ["second_person_total_rupees", 50_000_000],
    ["second_person_total_days", 2],
    ["second_person_above_rupees", 50_000_000],
  ]) {
    const asked = await api.act(staff, "/setting", { key, value });
    expect([key, asked.body.message]).toEqual([key, "A second person must confirm this."]);
    await api.act(staff, `/approval/${asked.body.approval_id}/decline`);
  }
});

it("counts the advance of a cancelled order, a refund and a payout to a seller as money moved", async () => {
  const order = await createBookedOrder(api);
  const { advance, of } = await api.db
    .selectFrom("trade_order")
    .select(["booking_paise as advance", "buyer_id as of"])
    .where("id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  const second = await api.signIn("staff");
  await fundWallet(api.db, order.buyer.id, 1_000_000);
  expect(isAlone(await payOut(order.staff, order.buyer, 950_000))).toBe(true);

  const asked = await api.act(order.staff, `/order/${order.orderId}/cancel`, { refund: 0 });

  expect([of, advance]).toEqual([order.buyer.id, paiseFromRupees(173_196)]);
  expect(asked.body.message).toContain("A second person must confirm this.");
  expect((await api.act(second, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
});
