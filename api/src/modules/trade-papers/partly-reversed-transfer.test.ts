import { found } from "../../platform/errors";
import { createCreditWorld, withKey } from "../../testing/credit-world";
import { grantCredit, newUtr } from "../../testing/money";
import { buyersAdviceSheet } from "../papers/pdf/buyers-advice-sheet";
import { findPayment } from "../payments/bank-transfer.service";
import { adviceOf } from "./buyers-advice.service";

let world: Awaited<ReturnType<typeof createCreditWorld>>;
beforeAll(async () => {
  world = await createCreditWorld();
});
afterAll(() => world.api.close());

/** A transfer of ₹1,500 against ₹1,000 of drawn credit, which the desk found: two entries in the books. */
async function foundTransfer() {
  const { api, staff } = world;
  const buyer = await api.signIn("customer");
  await grantCredit(api.db, buyer.id, 5_000);
  await world.draw(buyer, 1_000);
  const utr = newUtr();
  const report = { source: "bank", amount: 1_500, utr, paid_on: "2026-11-20" };
  expect((await api.post("/credit-wallet/repayment", report, buyer, withKey())).status).toBe(200);
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  const decision = { reason: "Seen in the bank", received: 1_500 };
  expect((await api.post(`/desk/payment/${id}/verify`, decision, staff, withKey())).status).toBe(200);
  return { buyer, id };
}

async function reverseEntry(paymentId: number, event: string, reason: string) {
  const { api, staff } = world;
  const { id } = await api.db
    .selectFrom("journal")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("event", "=", event)
    .executeTakeFirstOrThrow();
  const { status, body } = await api.post(`/desk/journal/${id}/reverse`, { reason }, staff, withKey());
  expect([status, body.approval_id ?? null]).toEqual([200, null]);
}

it("is reversed whole for its payer and the desk, whichever of its entries the desk reverses", async () => {
  const { buyer, id } = await foundTransfer();
  const shown = async () => (await world.api.get("/cash-wallet", buyer)).body.payment;
  const remark = async () => {
    const payment = found(await findPayment(world.api.db, id));
    return buyersAdviceSheet(await adviceOf(world.api.db, payment)).remark;
  };
  const atDesk = async () => (await world.api.get(`/desk/payment/${id}`, world.staff)).body.data;
  const beforeAtDesk = await atDesk();
  expect(await shown()).toMatchObject([{ id, status: "verified", amount: 1_500 }]);
  expect(beforeAtDesk).toMatchObject({ status: "verified", reason: "" });
  expect(beforeAtDesk).not.toHaveProperty("reversed_on");

  expect(await remark()).toBe("The desk has found this transfer in the bank.");

  const reason = "All of it is another buyer's";
  await reverseEntry(id, "top-up verified", reason);
  expect((await world.api.get("/cash-wallet", buyer)).body.cash_balance).toBe(0);
  expect(await shown()).toMatchObject([{ id, reversed_on: "2026-11-21", reason: expect.stringContaining(reason) }]);
  expect(await atDesk()).toEqual({ ...beforeAtDesk, reversed_on: "2026-11-21", reason });
  expect(await remark()).toContain(reason);
});
