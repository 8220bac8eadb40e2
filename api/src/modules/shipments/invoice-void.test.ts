import { randomUUID } from "node:crypto";
import { type PortalSimulator, startSimulator } from "@mandi/launch/tax-portal/simulator";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import type { BookedOrder } from "../../testing/order-world";
import { createJobContext, runJob } from "../../testing/run-jobs";
import { readOrderMoney } from "../ledger/statement.service";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { httpTaxPortal } from "../tax-portal/http-tax-portal";
import { annualTurnover } from "../tax-portal/turnover";

const api = reconciledApi();
let portal: PortalSimulator;
beforeAll(async () => {
  portal = await startSimulator({ now: () => api.clock.now() });
  await storeSiteText(api.db, "legal_name", "Mandi Trade Ltd");
  await storeSiteText(api.db, "address", "14 Dana Bunder, Mumbai 400009");
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z8");
  await storeSetting(api.db, annualTurnover, 500_000_000);
});
afterAll(() => portal.close());

const send = () =>
  runJob(
    api,
    "sweep portal requests",
    createJobContext(api, { portal: httpTaxPortal(portal.url), key: portal.publicKey }).context,
  );
const post = (as: BookedOrder["staff"], path: string, body: object) =>
  api.post(path, body, as, { "idempotency-key": randomUUID() });
const cancel = ({ staff }: BookedOrder, number: string) =>
  post(staff, `/desk/e-invoice/${number}/cancel`, { reason: "Wrong rate", cause: "mistake" });
const invoicesOf = async ({ orderId, buyer }: BookedOrder) =>
  (await api.get(`/customer/order-detail/${orderId}`, buyer)).body.data.invoices;
const november = async ({ staff }: BookedOrder) => {
  const month = "month=2026-11";
  const { body } = await api.get(`/desk/export/gstr1?gstin=27AAACM1234A1Z8&${month}`, staff);
  const check = await api.get(`/desk/export/check?${month}`, staff);
  return { form: JSON.parse(body), differences: check.body.differences };
};

it("an invoice whose registration is cancelled no longer counts: books as before, number returned as cancelled, a new one follows", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  const { paidPaise } = await readOrderMoney(api.db, order.orderId);
  const [{ number: first }] = await invoicesOf(order);
  await send();
  expect(await cancel(order, first)).toMatchObject({ status: 200 });
  expect(await takeStep(api, order, "proof of delivery")).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining("is cancelling the registration") },
  });

  await send();
  await send();

  expect(await invoicesOf(order)).toEqual([]);
  expect(await readOrderMoney(api.db, order.orderId)).toMatchObject({
    chargedPaise: 0,
    advancePaise: paidPaise,
    sellerOwedPaise: 0,
  });
  const { id, invoiced_at } = await vehicleOf(api, order);
  expect(invoiced_at).toBeNull();
  const voided = await api.db.selectFrom("paper_event").select("detail").where("event", "=", "void").execute();
  expect(voided).toEqual([{ detail: { reason: "Wrong rate" } }, { detail: { reason: "Wrong rate" } }]);
  const again = { event: "invoice", vehicle_id: id, invoice_number: "K/2", invoice_date: "2026-11-21" };
  expect((await post(order.seller, `/seller/order/${order.orderId}/event`, again)).status).toBe(200);
  const [{ number: second }] = await invoicesOf(order);
  expect(second).not.toBe(first);
  const { form, differences } = await november(order);
  expect(differences).toEqual([]);
  expect(form.b2b.flatMap(({ inv }: { inv: { inum: string }[] }) => inv.map(({ inum }) => inum))).toEqual([second]);
  expect(form.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: first, to: second, totnum: 2, cancel: 1, net_issue: 1 }] },
  ]);
});

it("the payment advice of a seller settles the bill that counts, not the one whose invoice lost its registration", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  const [{ number }] = await invoicesOf(order);
  await send();
  await cancel(order, number);
  await send();
  const { id } = await vehicleOf(api, order);
  const again = { event: "invoice", vehicle_id: id, invoice_number: "K/2", invoice_date: "2026-11-21" };
  expect((await post(order.seller, `/seller/order/${order.orderId}/event`, again)).status).toBe(200);

  const paying = { to: "seller", amount: 1_000, reference: "NEFT 79", reason: "Owed" };
  expect((await post(order.staff, `/desk/order/${order.orderId}/payout`, paying)).status).toBe(200);

  const advice = await api.db
    .selectFrom("issued_paper")
    .select("snapshot")
    .where("order_id", "=", order.orderId)
    .where("kind", "=", "payment advice")
    .executeTakeFirstOrThrow();
  expect(advice.snapshot).toMatchObject({ bills: [{ number: "K/2", paid: 1_000 }], on_account: 0 });
});

it("an invoice whose registration is being cancelled gets no note, for a part or the whole, until the portal has answered", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  const [{ number }] = await invoicesOf(order);
  await send();
  await cancel(order, number);
  const before = await readOrderMoney(api.db, order.orderId);
  const note = { invoice: number, kind: "credit", cause: "rate", rate: 100, reason: "Lower rate" };
  const { id } = await vehicleOf(api, order);

  const refused = [
    await post(order.staff, `/desk/order/${order.orderId}/note`, note),
    await post(order.staff, `/desk/order/${order.orderId}/cancel-invoice`, { vehicle_id: id, reason: "Wrong rate" }),
  ];

  const message = `The registration of invoice ${number} is being cancelled. This is possible once the portal has answered.`;
  expect(refused).toMatchObject([409, 409].map((status) => ({ status, body: { message } })));
  expect((await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.lasting_invoices).toEqual([
    { vehicle_id: id, invoice: number, why: message },
  ]);
  expect(await readOrderMoney(api.db, order.orderId)).toEqual(before);
  const notes = await api.db.selectFrom("issued_paper").select("id").where("kind", "=", "credit note").execute();
  expect(notes).toEqual([]);
});

it("the seller is not paid, singly or in a batch, while the portal is asked to cancel, and the books follow its answer", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  const [{ number }] = await invoicesOf(order);
  await send();
  await cancel(order, number);
  const seller = { to: "seller", amount: 1_000 };
  const before = await readOrderMoney(api.db, order.orderId);

  const paying = { ...seller, reference: "NEFT 77", reason: "Owed" };
  const single = await post(order.staff, `/desk/order/${order.orderId}/payout`, paying);
  const batch = await post(order.staff, "/desk/payout-batch", {
    payouts: [{ ...seller, order_id: order.orderId }],
    reason: "Owed",
  });

  const message = `The registration of invoice ${number} is being cancelled. This is possible once the portal has answered.`;
  expect([single, batch]).toMatchObject([409, 409].map((status) => ({ status, body: { message } })));
  expect(await readOrderMoney(api.db, order.orderId)).toEqual(before);
  await send();
  expect(await invoicesOf(order)).toEqual([]);
  expect(await readOrderMoney(api.db, order.orderId)).toMatchObject({ chargedPaise: 0, sellerOwedPaise: 0 });
});

it("the portal is not asked to cancel the registration of an invoice that the seller was paid for until that payment is reversed", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  const [{ number }] = await invoicesOf(order);
  await send();
  const paying = { to: "seller", amount: 1_000, reference: "NEFT 78", reason: "Owed" };
  await post(order.staff, `/desk/order/${order.orderId}/payout`, paying);
  const asked = portal.asked("cancelIrn");

  expect(await cancel(order, number)).toMatchObject({
    status: 409,
    body: { message: "The seller has been paid for this invoice. Our desk has to reverse that payment first." },
  });
  await send();
  expect(portal.asked("cancelIrn")).toBe(asked);
  expect(await invoicesOf(order)).toMatchObject([{ number }]);

  const { id } = await api.db
    .selectFrom("journal")
    .select("id")
    .where("order_id", "=", order.orderId)
    .where("event", "=", "seller paid out")
    .executeTakeFirstOrThrow();
  expect((await post(order.staff, `/desk/journal/${id}/reverse`, { reason: "Wrong rate" })).status).toBe(200);
  expect((await cancel(order, number)).status).toBe(200);
  await send();
  expect(await invoicesOf(order)).toEqual([]);
});

it("the registration of a delivered vehicle's invoice is not cancelled", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  const [{ number }] = await invoicesOf(order);
  await send();
  for (const step of ["eway bill", "proof of delivery"] as const) {
    expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
  }

  expect(await cancel(order, number)).toMatchObject({ status: 409 });

  expect(await invoicesOf(order)).toMatchObject([{ number }]);
});

it("the registration of an invoice with a note stays, and the desk's list says so before anybody asks", async () => {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  const [{ number }] = await invoicesOf(order);
  await send();
  const listed = async () =>
    (await api.get("/desk/e-invoice", order.staff)).body.data.find((row: { number: string }) => row.number === number);
  expect(await listed()).toMatchObject({ state: "registered", is_final: 0 });
  const note = { invoice: number, kind: "credit", cause: "rate", rate: 100, reason: "Lower rate" };
  expect((await post(order.staff, `/desk/order/${order.orderId}/note`, note)).status).toBe(200);

  expect(await listed()).toMatchObject({ state: "registered", is_final: 1 });

  expect(await cancel(order, number)).toMatchObject({
    status: 409,
    body: { message: "This invoice already has a note. Please correct it by another note." },
  });
});
