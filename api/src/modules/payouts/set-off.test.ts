import { read } from "@mandi/shared/contract/read";
import { TradePaperAnswer, TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { lookAfter } from "../../proofs/testing/model/plant-fault";
import { checks } from "../../reads/book-checks.read";
import { newUtr } from "../../testing/money";
import type { Answer, SignedIn } from "../../testing/test-api";
import { carrierRow, workedMarket } from "../../testing/worked-trade";
import { insertApproval } from "../desk/approval.store";
import { secondPersonAbove } from "../desk/desk-settings";
import type { CarriedVehicle } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { carrierInDebt } from "./testing/carrier-in-debt";

/* What a carrier owes for one order comes off what they are paid for another. */

const { api, market } = workedMarket();
const { inDebt, inCredit, owedFor } = carrierInDebt(api, market);
afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "Payday", ...body }, as);
const dataOf = async (path: string) => (await api.get(`/desk${path}`, market().staff)).body.data;
const dueFor = async ({ orderId }: CarriedVehicle) =>
  (await dataOf("/payout-due")).find(
    (due: { order_id: number; to: string }) => due.order_id === orderId && due.to === "transporter",
  );
const billsOf = async () =>
  read(FreightBillListAnswer, (await api.get("/transporter/freight-bill", market().transporter)).body);
const done = ({ status, body }: Answer) => {
  expect([status, body]).toEqual([200, body]);
  return body;
};

const rowOf = ({ order_id, to, amount }: { order_id: number; to: string; amount: number }) => ({
  order_id,
  to,
  amount,
});

/** A batch that pays for this vehicle, as two people agreed on it. */
async function batchFor(vehicle: CarriedVehicle) {
  const second = await api.signIn("staff");
  const { approval_id } = done(await act(market().staff, "/payout-batch", { payouts: [rowOf(await dueFor(vehicle))] }));
  const { shows, amount } = await requestOf(second, approval_id);
  const { message } = done(await act(second, `/approval/${approval_id}/confirm`));
  const [{ id }] = await dataOf("/payout-batch");
  const batch = await dataOf(`/payout-batch/${id}`);
  return { second, shows, asked: amount, message, id, batch, row: batch.rows[0] };
}

const fileOf = async (id: number) =>
  String((await api.get(`/desk/payout-batch/${id}/file`, market().staff)).body)
    .trim()
    .split("\r\n")
    .slice(1);

const requestOf = async (reader: SignedIn, approvalId: number) =>
  (await api.get(`/desk/approval?id=${approvalId}`, reader)).body.data[0];

/** The entry of the newest payment to the carrier. */
async function paidEntryOf({ orderId }: CarriedVehicle): Promise<number> {
  const entries = api.db.selectFrom("journal").select("id").where("order_id", "=", orderId);
  const paid = entries.where("event", "=", "transporter paid out").orderBy("id", "desc");
  return (await paid.executeTakeFirstOrThrow()).id;
}

/** The newest payment advice of the carrier. */
async function adviceOf() {
  const list = read(TradePaperListAnswer, (await api.get("/paper", market().transporter)).body).data;
  const newest = list.filter(({ kind }) => kind === "payment advice").sort((one, other) => other.id - one.id)[0];
  return read(TradePaperAnswer, (await api.get(`/paper/${newest?.id}`, market().transporter)).body).data;
}

it("comes off the next batch: said beside what is due, to the second person, in the bank file, on the advice and on the carrier's page", async () => {
  const [debtor, vehicle] = [await inDebt(), await inCredit()];
  const bill = `TR/${debtor.vehicleId}`;
  const due = await dueFor(vehicle);
  expect(due.owes).toEqual([{ order_id: debtor.orderId, order: debtor.number, bill, amount: 9_639 }]);
  expect(await billsOf()).toMatchObject({ to_pay_back: 9_639 });

  const { shows, asked, message, id, row, second } = await batchFor(vehicle);

  const net = due.amount - 9_639;
  const rupees = (amount: number) =>
    new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(amount);
  expect(asked).toBe(net);
  expect(shows).toContain(`${rupees(net)} (${rupees(due.amount)} less ₹9,639.00 for bill ${bill}, ${debtor.number})`);
  expect(message).toBe(`Payout batch ${id} is made. Its bank file can be saved now.`);
  expect(row).toMatchObject({ amount: net, status: "agreed", set_off: due.owes });
  expect(await fileOf(id)).toEqual([expect.stringContaining(`,${net.toFixed(2)},B${id}-${row.id},${vehicle.number}`)]);
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([0, net]);
  done(await act(second, `/payout-batch/${id}/paid`, { paid: [{ payout_id: row.id, utr: newUtr() }] }));
  expect(await owedFor(vehicle)).toBe(0);

  const advice = await adviceOf();
  expect(advice.rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    [`TR/${vehicle.vehicleId}`, rupees(due.amount)],
  ]);
  expect(advice.sums).toEqual([
    { term: `Less owed to us for bill ${bill}, order ${debtor.number}`, value: "−₹9,639.00" },
    { term: "Total paid", value: rupees(net) },
  ]);
  const { data, to_pay_back, total_due } = await billsOf();
  expect([to_pay_back, total_due]).toEqual([0, 0]);
  expect(data.map(({ order, due: left, set_off }) => ({ order, left, set_off }))).toEqual(
    expect.arrayContaining([
      { order: debtor.number, left: 0, set_off: [{ amount: 9_639, is_debt: 1, order: vehicle.number, bill }] },
      { order: vehicle.number, left: 0, set_off: [{ amount: 9_639, is_debt: 0, order: debtor.number, bill }] },
    ]),
  );
  const ledger = await api.get(`/transporter/order-ledger/${debtor.orderId}`, market().transporter);
  expect(JSON.stringify(ledger.body)).toContain(
    `Set off: owed for bill ${bill}, ${debtor.number}, against ${vehicle.number}`,
  );
});

it("takes no payment below zero: the bank pays nothing, and the rest is still owed", async () => {
  const [debtor, vehicle] = [await inDebt(), await inCredit(5_000)];

  const { shows, message, id, row } = await batchFor(vehicle);

  expect(message).toBe(`Payout batch ${id} is made. All of it is set off; the bank pays nothing.`);
  expect(shows).toContain("₹5,000.00 is set off. The bank pays nothing.");
  expect(row).toMatchObject({ amount: 0, status: "paid", utr: null, set_off: [{ amount: 5_000 }] });
  expect(await fileOf(id)).toEqual([]);
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([-4_639, 0]);
  expect(await billsOf()).toMatchObject({ to_pay_back: 4_639 });
  const advice = await adviceOf();
  expect(advice.amount).toBe(0);
  expect(advice.facts).toContainEqual({ term: "Mode of payment", value: "Set off in full, no bank transfer" });
  const rest = await dueFor(await inCredit());
  expect(rest.owes).toMatchObject([{ order: debtor.number, amount: 4_639 }]);

  done(await act(market().staff, `/payout-batch/${id}/drop`, { payout_id: row.id }));
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([-9_639, 5_000]);
  expect((await adviceOf()).is_void).toBe(1);
});

it("is owed again when the payment is dropped, and when a payment that was made is reversed", async () => {
  const [debtor, vehicle] = [await inDebt(), await inCredit()];
  const { amount } = await dueFor(vehicle);
  const first = await batchFor(vehicle);
  const { message } = done(await act(market().staff, `/payout-batch/${first.id}/drop`, { payout_id: first.row.id }));
  expect(message).toBe("The payment is dropped. It can go into another batch. The carrier owes ₹9,639.00 again.");
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([-9_639, amount]);
  expect((await carrierRow(api, debtor)).set_off).toEqual([]);

  const { id, row, second } = await batchFor(vehicle);
  const utr = newUtr();
  done(await act(second, `/payout-batch/${id}/paid`, { paid: [{ payout_id: row.id, utr }] }));
  const asked = done(await act(market().staff, `/journal/${await paidEntryOf(vehicle)}/reverse`));
  if (asked.approval_id !== null) done(await act(second, `/approval/${asked.approval_id}/confirm`));

  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([-9_639, amount]);
  expect((await dataOf(`/payout-batch/${id}`)).rows).toMatchObject([{ status: "dropped", utr: null, set_off: [] }]);
  expect(await dueFor(vehicle)).toMatchObject({ amount, owes: [{ order: debtor.number, amount: 9_639 }] });
});

it("is given back by two people where it is much: when the payment is dropped, and when it is reversed", async () => {
  const [debtor, vehicle] = [await inDebt(), await inCredit()];
  const { amount } = await dueFor(vehicle);
  const { id, row, second } = await batchFor(vehicle);
  // More than is dropped or paid without what came off, less than with it.
  await storeSetting(api.db, secondPersonAbove, 9_638);

  const drop = done(await act(market().staff, `/payout-batch/${id}/drop`, { payout_id: row.id }));
  expect(await requestOf(second, drop.approval_id)).toMatchObject({
    about: `Payout batch ${id}`,
    amount: 9_639,
    shows: expect.stringContaining(
      `The carrier owes ₹9,639.00 again for bill TR/${debtor.vehicleId}, ${debtor.number}.`,
    ),
  });
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([0, amount - 9_639]);
  const rows = async () => (await dataOf(`/payout-batch/${id}`)).rows;
  expect(await rows()).toMatchObject([{ status: "agreed", approval_id: drop.approval_id }]);
  done(await act(second, `/approval/${drop.approval_id}/decline`));
  expect(await rows()).toMatchObject([{ status: "agreed", approval_id: null }]);

  done(await act(second, `/payout-batch/${id}/paid`, { paid: [{ payout_id: row.id, utr: newUtr() }] }));
  await storeSetting(api.db, secondPersonAbove, amount - 1);
  const asked = done(await act(market().staff, `/journal/${await paidEntryOf(vehicle)}/reverse`));
  expect(await requestOf(second, asked.approval_id)).toMatchObject({ amount });
  expect(await owedFor(debtor)).toBe(0);
  const { message } = done(await act(second, `/approval/${asked.approval_id}/confirm`));
  expect(message).toMatch(/ The carrier owes ₹9,639\.00 again\.$/);
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([-9_639, amount]);
});

it("comes off once when two people ask and confirm at the same moment, by the sum that was read", async () => {
  const [debtor, one, other] = [await inDebt(), await inCredit(), await inCredit()];
  const [second, third] = [await api.signIn("staff"), await api.signIn("staff")];
  const [due, dueOther] = [await dueFor(one), await dueFor(other)];
  const ask = (row: object) => act(market().staff, "/payout-batch", { payouts: [row] });
  const asked = await Promise.all([
    ask({ ...rowOf(due), set_off: 9_639 }),
    ask({ ...rowOf(dueOther), set_off: 9_639 }),
  ]);
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { approval_id } = asked.find(({ status }) => status === 200)?.body ?? {};
  const confirmed = await Promise.all([second, third].map((person) => act(person, `/approval/${approval_id}/confirm`)));
  expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [left, taken] = asked[0]?.status === 200 ? [other, one] : [one, other];
  expect([await owedFor(debtor), await owedFor(taken)]).toEqual([0, due.amount - 9_639]);

  const whole = await dueFor(left);
  expect(whole).toMatchObject({ amount: dueOther.amount, owes: [] });
  const stale = await ask({ ...rowOf(whole), set_off: 9_639 });
  expect(stale).toMatchObject({
    status: 409,
    body: {
      message: `${left.number}: ₹0.00 is set off now, not ₹9,639.00. Please check the batch again.`,
    },
  });
  const { row } = await batchFor(left);
  expect(row).toMatchObject({ amount: whole.amount, set_off: [] });
});

it("comes off no batch that was asked for when nothing came off: that request ends", async () => {
  const [debtor, vehicle] = [await inDebt(), await inCredit()];
  const due = await dueFor(vehicle);
  const asked = await insertApproval(api.db, {
    action: "payout-batch make",
    subject: "payout-batch",
    input: { id: 0, body: { payouts: [rowOf(due)], reason: "Payday" } },
    amountPaise: due.amount * 100,
    reason: "Payday",
    requestedBy: market().staff.id,
    at: api.clock.now(),
  });

  const { message } = done(await act(await api.signIn("staff"), `/approval/${asked}/confirm`));

  expect(message).toMatch(/^This can no longer be done: .*₹9,639\.00.*, not ₹0\.00\..* The request has ended/);
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([-9_639, due.amount]);
  expect(await dueFor(vehicle)).toEqual(due);
});

it("is no advance for goods on the road, and no debt of another carrier", async () => {
  const [debtor, vehicle] = [await inDebt(), await inCredit()];
  const award = api.db.updateTable("freight_award").where("order_id", "=", debtor.orderId);
  const stranger = await api.signIn("transporter");
  await award.set({ transporter_id: stranger.id }).execute();
  expect((await dueFor(vehicle)).owes).toEqual([]);
  await award.set({ transporter_id: market().transporter.id }).execute();
  const shipment = api.db.updateTable("shipment").where("order_id", "=", debtor.orderId);
  await shipment.set({ delivered_at: null, freight_advance_paise: 963_900 }).execute();

  expect((await dueFor(vehicle)).owes).toEqual([]);
});

it.each([
  ["another amount", "update payout_set_off set amount_paise = amount_paise + 1"],
  [
    "another order",
    "update payout_set_off set order_id = (select min(order_id) from payout where order_id <> payout_set_off.order_id)",
  ],
  ["no agreement", "delete from payout_set_off"],
  [
    "more than was owed",
    "update posting set balance_paise = 1 where journal_id = (select max(journal_id) from payout_set_off) and amount_paise < 0",
  ],
])("is checked in the books: a fault such as %s is found", async (_what, fault) => {
  await inDebt();
  await batchFor(await inCredit());
  const check = checks["each set-off takes what was agreed, and no more than either order owes"];
  const faultsAfter = async (change: string) =>
    (await lookAfter(api.db, change, async (tx) => check?.execute(tx)))?.rows.length ?? 0;

  expect(await faultsAfter("select 1")).toBe(0);
  expect(await faultsAfter(fault)).toBeGreaterThan(0);
});
