import { randomUUID } from "node:crypto";
import { reconciledApi } from "../../testing/api-of-file";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";
import { carry, setPlatform } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { lastTurnover } from "../tds/tds-settings";
import { secondPersonAbove } from "./desk-settings";

/* Tax that goes to the government leaves the bank like any other money: above the limit two people agree to it. */

const api = reconciledApi();
let market: Market;
let second: SignedIn;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
  second = await api.signIn("staff");
  await setPlatform(api);
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  const profile = { user_id: market.seller.id, company_address: "Siltara", updated_at: api.clock.now() };
  await api.db
    .insertInto("profile")
    .values({ ...profile, pan_number: "AABCS9001K" })
    .execute();
  await act(market.staff, "user", `/${market.seller.id}/tds-opening`, { kind: "goods", base: 4_900_000 });
  const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_000 });
  const bill = { number: "TR/1", date: "2026-11-21", tax: "reverse charge" };
  const sent = await api.post(`/transporter/freight-bill/${vehicle.vehicleId}`, bill, vehicle.transporter, key());
  expect(sent.status).toBe(200);
  for (const [step, by] of [
    ["check", market.staff],
    ["approve", second],
  ] as const) {
    const body = { vehicle_id: vehicle.vehicleId };
    const done = await act(by, "order", `/${vehicle.orderId}/${step}-freight-bill`, body);
    expect(done.body.approval_id).toBeNull();
  }
  await storeSetting(api.db, secondPersonAbove, 1_000);
});

const key = () => ({ "idempotency-key": randomUUID() });
const act = (as: SignedIn, kind: string, path: string, body: object = {}) =>
  api.post(`/desk/${kind}${path}`, { reason: "A test", ...body }, as, key());
const tds = (amount: number, serial: string) =>
  act(market.staff, "tds", "/deposit", {
    ...{ code: "1031", month: "2026-11", amount, paid_on: "2026-11-21" },
    challan: `051030821112026${serial}`,
  });
const reverseCharge = (amount: number, challan: string) => act(market.staff, "reverse-charge", "", { amount, challan });
const owed = async (code: string) =>
  (await api.db.selectFrom("account").select("balance_paise").where("code", "like", code).executeTakeFirstOrThrow())
    .balance_paise;

const sellerName = async () => (await api.get("/desk/tds?month=2026-11&code=1031", market.staff)).body.data[0].name;
const saysWaiting = (what: string) => expect.stringContaining(`A payment of ${what} already waits for a second person`);

const monthRow = async () =>
  (await api.get("/desk/tds/month", market.staff)).body.data.find(
    ({ code, month }: { code: string; month: string }) => code === "1031" && month === "2026-11",
  );
const account = async () => (await api.get("/desk/account?search=rcm_payable", market.staff)).body.data[0];

it("enters TDS above the limit only when a second person has read tax, month and challan and agrees, once for the month", async () => {
  const before = await owed("tds_payable%");
  const asked = await tds(1_298, "00042");
  expect(asked.body).toMatchObject({ approval_id: expect.any(Number) });
  expect(await owed("tds_payable%")).toBe(before);
  expect(await monthRow()).toMatchObject({ deposited: 0, waits: 1_298, approval_id: asked.body.approval_id });
  const again = await tds(500, "00043");
  expect(again).toMatchObject({
    status: 409,
    body: { message: saysWaiting("₹1,298.00 for November 2026 under code 1031") },
  });
  const path = `/${asked.body.approval_id}`;
  const [waiting] = (await api.get(`/desk/approval?id=${asked.body.approval_id}`, second)).body.data;
  expect(waiting).toMatchObject({
    does: "Enter deducted tax as paid to the government",
    about: `TDS on goods (code 1031), 2026-27 Q3, deducted from ${await sellerName()}`,
    amount: 1_298,
    shows: "Deducted on: goods (code 1031)\nMonth: November 2026\nChallan: 05103082111202600042\nPaid on: 21 Nov 2026",
  });

  expect((await act(market.staff, "approval", `${path}/confirm`)).status).toBe(422);
  expect((await act(second, "approval", `${path}/confirm`)).status).toBe(200);
  expect(await owed("tds_payable%")).toBe(before - 129_800);
  expect(await monthRow()).toMatchObject({ deposited: 1_298, waits: 0, approval_id: null });
});

it("enters GST under reverse charge above the limit with a second person, and a small part of it alone, one after the other", async () => {
  const before = await owed("rcm_payable");
  const asked = await reverseCharge(1_001, "26112700000042");
  expect(asked.body).toMatchObject({ approval_id: expect.any(Number) });
  expect(await owed("rcm_payable")).toBe(before);
  expect(await account()).toMatchObject({ waits: 1_001, approval_id: asked.body.approval_id });
  const again = await reverseCharge(100, "26112700000043");
  expect(again).toMatchObject({ status: 409, body: { message: saysWaiting("₹1,001.00 of GST under reverse charge") } });
  const [waiting] = (await api.get(`/desk/approval?id=${asked.body.approval_id}`, second)).body.data;
  expect(waiting).toMatchObject({ about: "GST challan 26112700000042", shows: "Challan: 26112700000042" });

  expect((await act(second, "approval", `/${asked.body.approval_id}/confirm`)).status).toBe(200);
  expect((await reverseCharge(100, "26112700000043")).body).toMatchObject({ approval_id: null });
  expect(await owed("rcm_payable")).toBe(before - 110_100);
  expect(await account()).toMatchObject({ waits: 0, approval_id: null });
});
