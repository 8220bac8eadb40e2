import { read } from "@mandi/shared/contract/read";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { inTransaction } from "../../platform/database/transaction";
import { reconciledApi } from "../../testing/api-of-file";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import type { Answer, SignedIn } from "../../testing/test-api";
import { untilSomebodyWaits } from "../../testing/waiting-lock";
import { freightActions } from "../desk/actions/freight.actions";
import { secondPersonAbove, secondPersonTotal } from "../desk/desk-settings";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { submitFreightBill } from "./freight-bill.service";
import { actOn, atDesk, type CarriedVehicle, carry, setGstin, setPlatform } from "./testing/carried-vehicle";

const api = reconciledApi();
let market: Market;

beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  await setGstin(api, market.transporter.id, "27AAFFT1357F1Z8");
});
afterEach(async () => {
  for (const limit of [secondPersonAbove, secondPersonTotal]) await storeSetting(api.db, limit, limit.fallback);
});

const bills = async () =>
  read(FreightBillListAnswer, (await api.get("/transporter/freight-bill", market.transporter)).body);
const send = (path: string, body: object, as: SignedIn = market.transporter) => api.send(path, body, as);
const declare = (tax: string) => send("/transporter/freight-tax", { tax });
const bill = (vehicle: CarriedVehicle, change: { readonly number: string; readonly detention?: number }) =>
  send(`/transporter/freight-bill/${vehicle.vehicleId}`, { date: "2026-11-21", tax: "reverse charge", ...change });

it("approves only the bill that the second person read", async () => {
  await storeSetting(api.db, secondPersonAbove, 1_000);
  const second = await api.signIn("staff");
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  const named = { vehicle_id: vehicle.vehicleId };
  await bill(vehicle, { number: "TR/READ", detention: 2_000 });
  await atDesk(api, vehicle, "check-freight-bill", named);
  const asked = await atDesk(api, vehicle, "approve-freight-bill", named);
  const [waiting] = (await api.get("/desk/approval", second)).body.data;
  expect(waiting).toMatchObject({ id: asked.body.approval_id, amount: 3_100, about: `Order ${vehicle.number}` });
  expect(JSON.parse(waiting.input).body).toMatchObject({ bill: "TR/READ", amount: 3_100 });
  const waitingOf = async (path: string) => (await api.get(path, second)).body.data.approval_ids;
  const [{ id: billId }] = (await api.get("/desk/freight-bill", second)).body.data;
  expect(await waitingOf(`/desk/freight-bill/${billId}`)).toEqual([waiting.id]);
  expect(await waitingOf(`/desk/order/${vehicle.number}`)).toEqual([waiting.id]);
  await atDesk(api, vehicle, "dispute-freight-bill", { ...named, reason: "Half the detention" });
  await bill(vehicle, { number: "TR/OTHER", detention: 9_000 });
  await atDesk(api, vehicle, "check-freight-bill", named);

  const { body } = await send(`/desk/approval/${waiting.id}/confirm`, { reason: "As read" }, second);

  expect(body).toMatchObject({ lapsed: true });
  expect(body.message).toContain("The bill is now TR/OTHER, not TR/READ.");
  expect((await bills()).data[0]).toMatchObject({ state: "checked" });
  await storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback);
  expect(
    await atDesk(api, vehicle, "approve-freight-bill", { ...named, bill: "TR/OTHER", amount: 3_100 }),
  ).toMatchObject({
    status: 409,
    body: { message: "The bill comes to ₹10,450 beyond the freight, not ₹3,100. Please look at it again." },
  });
});

it("lets whoever checked a bill approve it only with a second person, and says so beforehand", async () => {
  const [clerk, colleague] = [await api.signIn("staff"), await api.signIn("staff")];
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  const body = { vehicle_id: vehicle.vehicleId };
  await bill(vehicle, { number: "TR/ALONE" });
  await actOn(api, vehicle, "check-freight-bill", { body, as: clerk });
  const [{ id }] = (await api.get("/desk/freight-bill", clerk)).body.data.slice(-1);
  const readBy = async (as: SignedIn) => (await api.get(`/desk/freight-bill/${id}`, as)).body.data;
  expect(await readBy(clerk)).toMatchObject({ checked_by: "Test staff", waits_after_check: 1 });
  expect(await readBy(colleague)).toMatchObject({ checked_by: "Test staff", waits_after_check: 0 });

  const asked = await actOn(api, vehicle, "approve-freight-bill", { body, as: clerk });

  expect(asked).toMatchObject({ status: 200, body: { approval_id: expect.any(Number) } });
  expect(await readBy(clerk)).toMatchObject({ status: "checked", approval_ids: [asked.body.approval_id] });
  const confirm = (as: SignedIn) => send(`/desk/approval/${asked.body.approval_id}/confirm`, { reason: "As read" }, as);
  expect((await confirm(clerk)).status).toBe(422);
  expect(await readBy(clerk)).toMatchObject({ status: "checked" });
  expect(await confirm(colleague)).toMatchObject({ status: 200, body: { message: "The bill is approved." } });
  expect(await readBy(clerk)).toMatchObject({ status: "approved" });
  const [entry] = (await api.get(`/desk/audit?subject=order:${vehicle.orderId}&kind=order`, clerk)).body.data;
  expect(entry).toMatchObject({ action: "order approve-freight-bill", actor: "Test staff" });
  // 20 MT at 1,000, under reverse charge: its GST goes to the state.
  expect(JSON.parse(entry.detail)).toMatchObject({ bill: "TR/ALONE", total: 20_000, beyond_paise: 100_000 });
});

it("opens a settled order again for the detention of a bill that is approved later", async () => {
  for (const limit of [secondPersonAbove, secondPersonTotal]) await storeSetting(api.db, limit, 100_000_000);
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  const money = async () => (await api.get(`/desk/order/${vehicle.number}`, vehicle.staff)).body.data.money;
  const due = async () =>
    (await api.get("/desk/payout-due", vehicle.staff)).body.data.filter(
      ({ order }: { order: string }) => order === vehicle.number,
    );
  await send(`/customer/order/${vehicle.orderId}/payment`, { source: "cash" }, vehicle.buyer);
  const { seller_owed, transporter_owed } = await money();
  for (const [to, amount] of [
    ["seller", seller_owed],
    ["transporter", transporter_owed],
  ]) {
    const paid = await atDesk(api, vehicle, "payout", { to, amount, reference: `N${to}1` });
    expect([to, paid.status]).toEqual([to, 200]);
  }
  expect((await money()).settled_at).not.toBeNull();
  expect(await due()).toEqual([]);
  await bill(vehicle, { number: "TR/LATE", detention: 1_500 });
  const named = { vehicle_id: vehicle.vehicleId };
  await atDesk(api, vehicle, "check-freight-bill", named);

  expect((await atDesk(api, vehicle, "approve-freight-bill", named)).status).toBe(200);

  expect((await money()).transporter_owed).toBe(1_500);
  expect(await due()).toMatchObject([{ order: vehicle.number, to: "transporter", amount: 1_500 }]);
});

it("shows the desk a bill beside the agreed rate and the loaded weight, and lets it decide about that bill only", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  const named = { vehicle_id: vehicle.vehicleId };
  await bill(vehicle, { number: "TR/SHOWN", detention: 2_000 });
  const { data } = (await api.get("/desk/freight-bill", vehicle.staff)).body;
  const { id } = data.find(({ number }: { number: string }) => number === "TR/SHOWN");

  const shown = (await api.get(`/desk/freight-bill/${id}`, vehicle.staff)).body.data;
  expect(shown).toMatchObject({
    number: "TR/SHOWN",
    status: "submitted",
    vehicle_id: vehicle.vehicleId,
    rate: 1_000,
    agreed_rate: 1_000,
    net: 20,
    loaded: 20,
    beyond_freight: 3_100,
    dispute: null,
  });
  expect(shown.receipt).toBe(shown.vehicle_receipt);

  for (const act of ["check-freight-bill", "dispute-freight-bill"]) {
    expect(await atDesk(api, vehicle, act, { ...named, bill: "TR/OLDER" })).toMatchObject({
      status: 409,
      body: { message: "The bill is now TR/SHOWN, not TR/OLDER. Please look at it again." },
    });
  }
  expect((await api.get(`/desk/freight-bill/${id}`, vehicle.staff)).body.data).toEqual(shown);
  expect((await api.get("/desk/freight-bill/999999", vehicle.staff)).status).toBe(404);
});

it("keeps in the trail of the order who checked and who approved a bill", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle, { number: "TR/TRAIL" });
  for (const act of ["check-freight-bill", "approve-freight-bill"]) {
    expect(await atDesk(api, vehicle, act, { vehicle_id: vehicle.vehicleId })).toMatchObject({ status: 200 });
  }

  const { data } = (await api.get(`/desk/audit?subject=order:${vehicle.orderId}`, vehicle.staff)).body;
  expect(data.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    "order approve-freight-bill",
    "order check-freight-bill",
  ]);
});

it("lets the bills of two vehicles of an order wait for a second person at once", () => {
  const approve = freightActions.find(({ name }) => name === "order approve-freight-bill");
  const subjectOf = (vehicle_id: number | string) => approve?.waitingSubject(9, { vehicle_id, reason: "A test" });
  expect([1, 2, "cg04 ab-1234"].map(subjectOf)).toEqual(["order:9:1", "order:9:2", "order:9:CG04AB1234"]);
});

it("finds a bill at the desk by its number as it is written, hyphens and all", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle, { number: "TR/26-27/9" });

  const { data } = (await api.get("/desk/find?search=tr%2F26-27%2F9", vehicle.staff)).body;

  expect(data).toMatchObject([
    { kind: "order", number: vehicle.number },
    { kind: "paper", number: "TR/26-27/9", what: `Freight bill of order ${vehicle.number}` },
  ]);
});

it("makes no bill under a declaration that changes at the same moment", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  const body = { number: "TR/AT-ONCE", date: "2026-11-21", tax: "reverse charge" } as const;
  const sent = { carrierId: market.transporter.id, vehicleId: vehicle.vehicleId, body, at: api.clock.now() };
  let declared: Promise<Answer> | undefined;
  await inTransaction(api.db, async (tx) => {
    await submitFreightBill(tx, sent);
    declared = declare("forward with credit");
    await untilSomebodyWaits(api.db);
  });

  expect(await declared).toMatchObject({ status: 409 });
  expect((await bills()).declaration).toMatchObject({ tax: "reverse charge" });
});

it("tells the second person sums that add up: the bill, the tax beside it, and what the carrier gets", async () => {
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, secondPersonAbove, 1_000);
  const second = await api.signIn("staff");
  const askedFor = async (tax: string, number: string) => {
    const vehicle = await carry(api, market, { tonnes: 20, rate: 3_000 });
    const named = { vehicle_id: vehicle.vehicleId };
    await send(`/transporter/freight-bill/${vehicle.vehicleId}`, { date: "2026-11-21", tax, number, detention: 2_000 });
    await atDesk(api, vehicle, "check-freight-bill", named);
    const { approval_id } = (await atDesk(api, vehicle, "approve-freight-bill", named)).body;
    return (await api.get(`/desk/approval?id=${approval_id}`, second)).body.data[0];
  };

  const reverse = await askedFor("reverse charge", "TR/SUMS");
  expect(reverse.amount).toBe(5_100);
  expect(reverse.stands.split("\n")).toEqual([
    "Bill ₹62,000.00: freight ₹60,000.00 + detention ₹2,000.00",
    "GST that we pay ourselves: ₹3,100.00",
    "TDS: ₹1,240.00",
    "For the carrier after TDS: ₹60,760.00, less advances and shortages",
    "The amount ₹5,100.00 is what comes on top of the freight: detention and GST",
  ]);
});
