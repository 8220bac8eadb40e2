import { type PortalSimulator, startSimulator } from "@mandi/launch/tax-portal/simulator";
import { inTransaction } from "../../platform/database/transaction";
import { createJobContext, runJob } from "../../testing/run-jobs";
import type { SignedIn } from "../../testing/test-api";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { issuePaper } from "../papers/paper.service";
import { storeSetting } from "../site/settings";
import { httpTaxPortal } from "./http-tax-portal";
import { insideState, thirdParty } from "./testing/worked-papers";
import { annualTurnover } from "./turnover";

let api: TestApi;
let portal: PortalSimulator;
let staff: SignedIn;
beforeEach(async () => {
  api = await createTestApi();
  portal = await startSimulator({ now: () => api.clock.now() });
  staff = await api.signIn("staff");
  await storeSetting(api.db, annualTurnover, 500_000_000);
});
afterEach(async () => {
  await portal.close();
  await api.close();
});

const issue = (invoice = thirdParty) =>
  inTransaction(api.db, (tx) =>
    issuePaper(
      tx,
      { kind: "invoice", gstin: invoice.supplier.gst_number, draw: (number, date) => ({ ...invoice, number, date }) },
      { at: api.clock.now(), actorId: null },
    ),
  );
const sending = () => createJobContext(api, { portal: httpTaxPortal(portal.url), key: portal.publicKey }).context;
const send = () => runJob(api, "sweep portal requests", sending());
const listed = async (path = "/desk/e-invoice") => (await api.get(path, staff)).body.data;
const act = (path: string, body: object = {}) => api.act(staff, `/${path}`, body);
const formOf = async (id: number) => JSON.parse((await api.get(`/desk/portal/${id}/form`, staff)).body);
/** The portal's answer when the desk uploads the form of a request there. */
const registeredThere = async (id: number, call = "registerInvoice") => {
  const body = JSON.stringify(await formOf(id));
  const answered = await fetch(new URL(call, portal.url), { method: "POST", body });
  const { data } = Object(await answered.json());
  return { irn: data.Irn, ack_no: String(data.AckNo), signed_qr: data.SignedQRCode };
};
const facts = () => api.db.selectFrom("paper_event").select(["event", "detail"]).where("event", "=", "irn").execute();

it("an issued invoice is registered with the portal, which gives number, acknowledgement and a signed code", async () => {
  const { number } = await issue();
  expect(await listed()).toMatchObject([{ number, state: "pending", report_by: "2026-12-21" }]);

  await send();
  await send();

  const [row] = await listed();
  expect(row).toMatchObject({ number, state: "registered", acknowledged_at: api.clock.now().toISOString() });
  expect(await facts()).toEqual([
    {
      event: "irn",
      detail: expect.objectContaining({ state: "registered", irn: row.irn, ack_no: expect.stringMatching(/^\d{15}$/) }),
    },
  ]);
  expect(portal.asked("registerInvoice")).toBe(1);
});

it("one process asks the portal for any number of invoices", async () => {
  for (let count = 0; count < 8; count += 1) await issue();
  expect(await listed("/desk/portal")).toHaveLength(8);
});

it("below the turnover of the law no invoice is registered", async () => {
  await storeSetting(api.db, annualTurnover, 50_000_000);
  await issue();
  expect(await listed()).toEqual([]);
  expect(await listed("/desk/portal")).toEqual([]);
});

it.each(["down", "silent", "hanging"] as const)(
  "a portal that is %s is asked again later, and the document stays pending",
  async (fault) => {
    await issue();
    portal.setFault(fault);
    await send();
    expect(await listed("/desk/portal")).toMatchObject([{ state: "waiting", attempts: 1, code: "no answer" }]);
    portal.setFault(null);
    await send();
    expect(await listed()).toMatchObject([{ state: "pending" }]);

    api.clock.advance(61);
    await send();

    expect(await listed()).toMatchObject([{ state: "registered" }]);
  },
);

it("a lost answer is fetched again: the document is registered once", async () => {
  await issue();
  portal.setFault("late");
  await send();
  portal.setFault(null);
  api.clock.advance(61);
  await send();

  expect(await listed()).toMatchObject([{ state: "registered" }]);
  expect(portal.asked("registeredInvoice")).toBe(1);
});

it.each([
  ["wrong irn", "The IRN is not the one of this document."],
  ["wrong key", "The code is not signed by the portal."],
  ["wrong fields", "The portal's code does not match this document: TotInvVal."],
] as const)("an answer with the %s is not kept, and the desk is notified", async (fault, message) => {
  const { number } = await issue();
  portal.setFault(fault);

  await send();

  expect(await listed()).toMatchObject([{ number, state: "failed", code: "answer", message }]);
  expect(await facts()).toEqual([]);
  const notices = (await api.get("/notification", staff)).body.data;
  expect(notices).toMatchObject([{ text: `The tax portal refused ${number} (answer): ${message}` }]);
  const queue = (await api.get("/desk/queue", staff)).body.data;
  expect(queue).toContainEqual(
    expect.objectContaining({ what: "documents not registered with the tax portal", count: 1 }),
  );
});

it("what the portal refuses waits for the desk, which asks again", async () => {
  portal.deactivate(thirdParty.recipient.gst_number);
  const { number } = await issue();
  await send();
  expect(await listed("/desk/e-invoice?state=failed")).toMatchObject([{ number, code: "3029" }]);

  expect(await act(`e-invoice/${number}/retry`)).toMatchObject({ status: 200 });

  expect(await listed()).toMatchObject([{ state: "pending", code: null }]);
  expect((await act(`e-invoice/${number}/retry`)).status).toBe(409);
});

it("a document older than 30 days is no longer sent", async () => {
  await issue();
  api.clock.advance(31 * 24 * 3_600);
  staff = await api.signIn("staff");
  await send();
  expect(await listed()).toMatchObject([{ state: "failed", code: "2305" }]);
  expect(portal.asked("registerInvoice")).toBe(0);
});

it("the desk is warned of an unregistered document on days 3, 20 and 27, once each", async () => {
  const { number } = await issue();
  const told = async () => {
    await runJob(api, "warn of late papers");
    await runJob(api, "warn of late papers");
    return (await api.db.selectFrom("notification").select("text").where("user_id", "=", staff.id).execute()).length;
  };
  const counts: number[] = [];
  for (const days of [2, 1, 17, 7]) {
    api.clock.advance(days * 24 * 3_600);
    counts.push(await told());
  }
  expect(counts).toEqual([0, 1, 2, 3]);
  const texts = await api.db.selectFrom("notification").select("text").execute();
  expect(texts[0]?.text).toBe(
    `${number} is not registered with the tax portal yet. It has to be registered by 21 Dec 2026.`,
  );
});

it("a registration is cancelled within 24 hours and not later", async () => {
  const [first, second] = [await issue(), await issue(insideState)];
  await send();
  expect(await act(`e-invoice/${first.number}/cancel`, { cause: "mistake" })).toMatchObject({ status: 200 });
  expect(await listed()).toMatchObject([{ is_cancelling: 0 }, { state: "registered", is_cancelling: 1 }]);
  await send();
  expect(await listed()).toMatchObject([
    { number: second.number, state: "registered" },
    { state: "cancelled", is_cancelling: 0 },
  ]);
  expect((await facts()).at(-1)?.detail).toEqual({ state: "cancelled" });

  api.clock.advance(24 * 3_600 + 1);

  expect(await act(`e-invoice/${second.number}/cancel`, { cause: "mistake" })).toMatchObject({
    status: 409,
    body: { message: "The portal cancels only within 24 hours. Please correct the document with a note." },
  });
});

it("a cancellation whose answer was lost counts as done when it is requested again", async () => {
  const { number } = await issue();
  await send();
  await act(`e-invoice/${number}/cancel`, { cause: "mistake" });
  portal.setFault("late");
  await send();
  portal.setFault(null);
  expect(await listed()).toMatchObject([{ state: "registered" }]);
  api.clock.advance(61);

  await send();

  expect(await listed()).toMatchObject([{ state: "cancelled" }]);
  expect(await listed("/desk/portal")).toEqual([]);
  expect((await facts()).map(({ detail }) => detail)).toMatchObject([{ state: "registered" }, { state: "cancelled" }]);
});

it("without a connection to the portal the desk uploads the form and enters the answer, which is checked", async () => {
  const { number } = await issue();
  await runJob(api, "sweep portal requests");
  const [request] = await listed("/desk/portal");
  expect(await formOf(request.id)).toMatchObject({ Version: "1.1", DocDtls: { No: number } });
  const typed = await registeredThere(request.id);

  expect(await act(`portal/${request.id}/answer`, { ...typed, irn: "a".repeat(64) })).toMatchObject({
    status: 422,
    body: { message: "The IRN is not the one of this document." },
  });
  expect(await act(`portal/${request.id}/answer`, { irn: typed.irn })).toMatchObject({
    status: 422,
    body: { errors: { ack_no: ["Please enter this as the portal shows it"] } },
  });
  expect(await listed()).toMatchObject([{ state: "pending" }]);

  expect((await act(`portal/${request.id}/answer`, typed)).status).toBe(200);

  expect(await listed()).toMatchObject([{ number, state: "registered" }]);
  expect((await act(`portal/${request.id}/answer`, typed)).status).toBe(409);
});

it("an invoice whose address has no pincode is issued and waits for the desk", async () => {
  await issue({ ...thirdParty, supplier: { ...thirdParty.supplier, address: "Mumbai" } });
  expect(await listed()).toMatchObject([
    { state: "failed", code: "unfit", message: 'The pincode of our company is missing or not right: "".' },
  ]);
});

it("the desk cannot ask again for a document that still does not fill the form, and sees why", async () => {
  const { number } = await issue({ ...thirdParty, supplier: { ...thirdParty.supplier, address: "Mumbai" } });

  expect(await act(`e-invoice/${number}/retry`)).toMatchObject({
    status: 422,
    body: { message: 'The pincode of our company is missing or not right: "".' },
  });

  expect(await listed()).toMatchObject([{ state: "failed", code: "unfit" }]);
  expect(await listed("/desk/portal")).toEqual([]);
});

it("an answer entered weeks later counts for the day on which the portal gave it", async () => {
  await issue();
  const [request] = await listed("/desk/portal");
  const typed = await registeredThere(request.id);
  const day = 24 * 3_600;
  const registeredAt = api.clock.now();
  api.clock.advance(40 * day);
  staff = await api.signIn("staff");
  const answer = (at: Date) => act(`portal/${request.id}/answer`, { ...typed, at: at.toISOString() });
  const after = (days: number) => new Date(registeredAt.getTime() + days * day * 1_000);

  const refused = [await answer(after(41)), await answer(after(-1)), await answer(after(31))];

  expect(refused.map(({ status, body }) => [status, body.errors])).toEqual([
    [422, { at: ["This time is in the future"] }],
    [422, { at: ["The document is of 2026-11-21. Please enter a later time"] }],
    [422, { at: ["The portal took this document until 2026-12-21. Please enter when it registered it"] }],
  ]);
  expect(await listed()).toMatchObject([{ state: "pending" }]);
  expect(await answer(registeredAt)).toMatchObject({ status: 200 });
  expect(await listed()).toMatchObject([{ state: "registered", acknowledged_at: registeredAt.toISOString() }]);
});

it("a request that failed is answered by hand, unless the portal was asked again since", async () => {
  const { number } = await issue();
  portal.setFault("wrong key");
  await send();
  portal.setFault(null);
  const [failed] = await listed("/desk/portal");
  expect(failed).toMatchObject({ state: "failed" });
  const typed = await registeredThere(failed.id, "registeredInvoice");
  await act(`e-invoice/${number}/retry`);

  expect(await act(`portal/${failed.id}/answer`, typed)).toMatchObject({
    status: 409,
    body: { message: "The portal was asked again since. Please answer the later request." },
  });
  const later = (await listed("/desk/portal")).find(({ state }: { state: string }) => state === "waiting");
  await act(`portal/${later.id}/refuse`, { code: "3029", message: "Not active" });
  expect(await listed()).toMatchObject([{ state: "failed" }]);

  expect(await act(`portal/${later.id}/answer`, typed)).toMatchObject({ status: 200 });

  expect(await listed()).toMatchObject([{ number, state: "registered", code: null }]);
});
