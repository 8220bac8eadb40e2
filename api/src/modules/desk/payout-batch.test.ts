import { randomUUID } from "node:crypto";
import { formatRupees } from "@mandi/shared/format/rupees";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";
import { readOrderMoney } from "../ledger/statement.service";

const api = reconciledApi();

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.post(`/desk${path}`, { reason: "Payday", ...body }, as, { "idempotency-key": randomUUID() });
const dataOf = async (as: SignedIn, path: string) => (await api.get(`/desk${path}`, as)).body.data;
const dueOf = async (as: SignedIn, orderId: number) =>
  (await dataOf(as, "/payout-due")).filter(({ order_id }: { order_id: number }) => order_id === orderId);

async function owed() {
  const market = await createMarket(api);
  const order = await createInvoicedOrder(api, market);
  const [due] = await dueOf(order.staff, order.orderId);
  return { ...order, due, second: await api.signIn("staff") };
}
const rowOf = (due: { order_id: number; to: string; amount: number }) => ({
  order_id: due.order_id,
  to: due.to,
  amount: due.amount,
});

/** What the trail has of a batch. */
const trailOf = async (as: SignedIn, batchId: number) =>
  (await dataOf(as, `/audit?subject=payout-batch:${batchId}`)).map(({ action }: { action: string }) => action);

/** A batch of what is owed for one order, as two people agreed on it, the second one after a while. */
async function agreed({ afterSeconds = 0 } = {}) {
  const world = await owed();
  const asked = await act(world.staff, "/payout-batch", { payouts: [rowOf(world.due)] });
  api.clock.advance(afterSeconds);
  const made = await act(world.second, `/approval/${asked.body.approval_id}/confirm`);
  const [batch] = await dataOf(world.staff, "/payout-batch");
  const { rows } = await dataOf(world.staff, `/payout-batch/${batch.id}`);
  return { ...world, made, batch, row: rows[0] };
}

it("waits for a second person whatever the sum, and contains only what is owed", async () => {
  const { staff, due, orderId, second } = await owed();
  expect(due).toMatchObject({ to: "seller", amount: expect.any(Number) });
  const tooMuch = await act(staff, "/payout-batch", { payouts: [{ ...rowOf(due), amount: due.amount + 1 }] });
  expect(tooMuch).toMatchObject({ status: 422 });
  expect(tooMuch.body.errors.payouts[0]).toContain("more than is owed to the seller");
  expect((await act(staff, "/payout-batch", { payouts: [rowOf(due), rowOf(due)] })).status).toBe(422);

  const { body } = await act(staff, "/payout-batch", { payouts: [rowOf(due)] });
  expect(body.approval_id).toEqual(expect.any(Number));
  const waitingBatch = async () => (await api.get("/desk/payout-due", staff)).body.approval_id;
  expect(await waitingBatch()).toBe(body.approval_id);
  const waiting = await dataOf(second, "/approval");
  expect(waiting.find(({ id }: { id: number }) => id === body.approval_id)).toMatchObject({
    about: "Payouts to sellers and transporters",
    shows: [
      `The bank file has 1 payment, ${formatRupees(due.amount, { decimals: 2 })} in all.`,
      `${due.payee} (seller), ${due.order}: ${formatRupees(due.amount, { decimals: 2 })}`,
    ].join("\n"),
  });
  expect(await dataOf(second, "/queue/item?kind=second%20person")).toContainEqual(
    expect.objectContaining({ what: "Payouts to sellers and transporters: Payout batch made" }),
  );
  expect((await act(staff, `/approval/${body.approval_id}/confirm`)).status).toBe(422);
  expect(await dueOf(staff, orderId)).toEqual([]);
  expect((await act(second, `/approval/${body.approval_id}/confirm`)).status).toBe(200);
  expect(await dueOf(staff, orderId)).toEqual([]);
});

it("names the people who asked for a batch and confirmed it, each with the time, not the firm that everybody at the desk works for", async () => {
  const asked = api.clock.now();
  const { staff, second, batch } = await agreed({ afterSeconds: 600 });
  await api.db
    .updateTable("users")
    .set({ company_name: "Mandi", name: "Kavita Deshpande" })
    .where("id", "=", second.id)
    .execute();
  await api.db.updateTable("users").set({ name: "Imran Sheikh" }).where("id", "=", staff.id).execute();
  api.clock.advance(60);
  const later = await owed();
  const another = await act(later.staff, "/payout-batch", { payouts: [rowOf(later.due)] });
  await act(later.second, `/approval/${another.body.approval_id}/decline`);
  expect(await dataOf(staff, `/payout-batch/${batch.id}`)).toMatchObject({
    made_by: "Kavita Deshpande",
    asked_by: "Imran Sheikh",
    asked_at: asked.toISOString(),
    made_at: new Date(asked.getTime() + 600_000).toISOString(),
  });
});

it("makes a bank file with a row for each agreed payment", async () => {
  const { staff, batch, row, due, number } = await agreed();
  const file = await api.get(`/desk/payout-batch/${batch.id}/file`, staff);
  expect(file.status).toBe(200);
  const [heads, line] = String(file.body).replace("\uFEFF", "").split("\r\n");
  expect(heads).toBe("beneficiary code,beneficiary name,amount,reference,remarks");
  expect(line).toContain(`,${due.amount.toFixed(2)},B${batch.id}-${row.id},${number}`);
});

it("says on the batch and in its trail who saved the bank file, when and how often, and who marked a payment as paid", async () => {
  const { staff, second, batch, row } = await agreed();
  await api.db.updateTable("users").set({ name: "Kavita Deshpande" }).where("id", "=", second.id).execute();
  await api.db.updateTable("users").set({ name: "Imran Sheikh" }).where("id", "=", staff.id).execute();
  const shown = () => dataOf(staff, `/payout-batch/${batch.id}`);
  expect(await shown()).toMatchObject({ saved: null, rows: [{ ended_at: null, paid_by: null }] });

  await api.get(`/desk/payout-batch/${batch.id}/file`, second);
  api.clock.advance(60);
  const savedAt = api.clock.now().toISOString();
  await api.get(`/desk/payout-batch/${batch.id}/file`, staff);
  api.clock.advance(3_600);
  await act(staff, `/payout-batch/${batch.id}/paid`, { paid: [{ payout_id: row.id, utr: newUtr() }] });

  expect(await shown()).toMatchObject({
    saved: { by: "Imran Sheikh", at: savedAt, times: 2 },
    rows: [{ status: "paid", ended_at: api.clock.now().toISOString(), paid_by: "Imran Sheikh" }],
  });
  expect(await trailOf(staff, batch.id)).toEqual([
    ...["payout-batch paid", "payout-batch save", "payout-batch save", "payout-batch make"],
  ]);
});

it("numbers batches without gaps, however often one was asked for, tried or declined in between", async () => {
  const first = await agreed();
  const world = await owed();
  for (const answer of ["decline", "decline"]) {
    const { body } = await act(world.staff, "/payout-batch", { payouts: [rowOf(world.due)] });
    expect((await act(world.second, `/approval/${body.approval_id}/${answer}`)).status).toBe(200);
  }
  const { batch } = await agreed();
  expect(batch.id).toBe(first.batch.id + 1);
});

it("pays each row once: not outside the batch, not twice, not under a UTR that paid another", async () => {
  const { staff, orderId, batch, row, due } = await agreed();
  const single = await act(staff, `/order/${orderId}/payout`, {
    to: "seller",
    amount: due.amount,
    reference: newUtr(),
  });
  expect(single).toMatchObject({ status: 409, body: { message: expect.stringContaining(`payout batch ${batch.id}`) } });

  const utr = newUtr();
  const paid = await act(staff, `/payout-batch/${batch.id}/paid`, { paid: [{ payout_id: row.id, utr }] });
  expect(paid.body.message).toBe("1 payment is in the books.");
  const ledger = await dataOf(staff, `/order/${orderId}/ledger?side=seller`);
  expect(ledger.at(-1)).toMatchObject({ amount: due.amount, remaining_balance: 0 });
  expect(await trailOf(staff, batch.id)).toEqual(["payout-batch paid", "payout-batch make"]);
  const again = await act(staff, `/payout-batch/${batch.id}/paid`, { paid: [{ payout_id: row.id, utr: newUtr() }] });
  expect(again).toMatchObject({ status: 409, body: { message: "This payment is already paid." } });

  const other = await agreed();
  const reused = await act(staff, `/payout-batch/${other.batch.id}/paid`, { paid: [{ payout_id: other.row.id, utr }] });
  expect(reused).toMatchObject({
    status: 422,
    body: { message: `${utr} has already paid a row of payout batch ${batch.id}` },
  });
});

it("lets what the bank did not pay go into another batch", async () => {
  const { staff, orderId, batch, row } = await agreed();
  expect((await act(staff, `/payout-batch/${batch.id}/drop`, { payout_id: row.id })).status).toBe(200);
  expect(await dueOf(staff, orderId)).toHaveLength(1);
  const [listed] = await dataOf(staff, "/payout-batch");
  expect(listed).toMatchObject({ id: batch.id, payments: 1, open: 0, dropped: 1, amount: 0 });
  expect(await dataOf(staff, `/payout-batch/${batch.id}`)).toMatchObject({ amount: 0, rows: [{ amount: row.amount }] });
  expect((await act(staff, `/payout-batch/${batch.id}/drop`, { payout_id: row.id })).status).toBe(409);
});

it("keeps an invoice that a batch pays until the payment is dropped", async () => {
  const { staff, orderId, batch, row } = await agreed();
  const { id: vehicle_id } = await vehicleOf(api, { orderId });
  const takeBack = () => act(staff, `/order/${orderId}/cancel-invoice`, { vehicle_id });
  const before = await readOrderMoney(api.db, orderId);
  expect(await takeBack()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`Payout batch ${batch.id} pays for this order`) },
  });
  expect(await readOrderMoney(api.db, orderId)).toEqual(before);
  expect((await vehicleOf(api, { orderId })).invoice_number).toBe("K/1");

  await act(staff, `/payout-batch/${batch.id}/drop`, { payout_id: row.id });
  expect((await takeBack()).status).toBe(200);
});

it("lets one bank reference pay either a row of a batch or a single payment", async () => {
  const [inBatch, other] = [await agreed(), await owed()];
  const [utr, ofSingle] = [newUtr(), newUtr()];
  const single = (reference: string) =>
    act(other.staff, `/order/${other.orderId}/payout`, { to: "seller", amount: 1_000, reference });
  const mark = (used: string) =>
    act(inBatch.staff, `/payout-batch/${inBatch.batch.id}/paid`, { paid: [{ payout_id: inBatch.row.id, utr: used }] });
  expect((await single(ofSingle)).status).toBe(200);
  expect(await mark(ofSingle.toLowerCase())).toMatchObject({
    status: 422,
    body: { errors: { paid: [`${ofSingle} has already paid for order ${other.number}`] } },
  });
  expect((await mark(utr)).status).toBe(200);
  const before = await readOrderMoney(api.db, other.orderId);
  expect(await single(utr.toLowerCase())).toMatchObject({
    status: 422,
    body: { errors: { reference: [`${utr} has already paid a row of payout batch ${inBatch.batch.id}`] } },
  });
  expect(await readOrderMoney(api.db, other.orderId)).toEqual(before);
});

it("drops a row whose payment is undone, so that its UTR can pay the row that it was meant for", async () => {
  const { staff, second, orderId, batch, row, due } = await agreed();
  const utr = newUtr();
  await act(staff, `/payout-batch/${batch.id}/paid`, { paid: [{ payout_id: row.id, utr }] });
  const { id } = await api.db
    .selectFrom("journal")
    .select("id")
    .where("order_id", "=", orderId)
    .where("event", "=", "seller paid out")
    .executeTakeFirstOrThrow();
  const asked = await act(staff, `/journal/${id}/reverse`);
  const undone = await act(second, `/approval/${asked.body.approval_id}/confirm`);
  expect(undone.body.message).toContain(`The payment is dropped from payout batch ${batch.id}.`);
  expect((await dataOf(staff, `/payout-batch/${batch.id}`)).rows).toMatchObject([{ status: "dropped", utr: null }]);
  expect(await dueOf(staff, orderId)).toMatchObject([{ amount: due.amount }]);

  const again = await act(staff, `/order/${orderId}/payout`, { to: "seller", amount: 1_000, reference: utr });
  expect(again.status).toBe(200);
});
