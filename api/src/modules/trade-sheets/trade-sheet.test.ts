import { randomUUID } from "node:crypto";
import type { TradeSheetBody } from "@mandi/shared/contract/trade-sheet";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { createMarket } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";
import { refreshListingPrice } from "../listings/listing-price.service";
import { removeOldSheets } from "./trade-sheet.service";

const api = apiOfFile();
const hours = (count: number): number => count * 3_600_000;

const make = (body: TradeSheetBody, as: SignedIn) => api.send("/trade-sheet", body, as);
const open = (token: string) => api.get(`/shared-sheet/${token}`);
const countSheets = async () => (await api.db.selectFrom("trade_sheet").select("id").execute()).length;

it("shows a stranger with the link the prices of an offer, and nothing about the person who shared it", async () => {
  const { buyer, listingId } = await createMarket(api);
  const { status, body } = await make({ kind: "offer", id: listingId }, buyer);
  const shared = await open(body.data.token);

  expect([status, shared.status]).toEqual([200, 200]);
  expect(shared.body.data).toEqual(body.data.sheet);
  expect(shared.body.data.sizes).toEqual([
    { size: "8 mm", price: 55_932, quantity: null },
    { size: "10 mm", price: 54_162, quantity: null },
  ]);
  expect(JSON.stringify(shared.body)).not.toContain(buyer.phone);
});

it("shows the prices of an offer in the grade and the size that were chosen, and has none of a grade that is not offered", async () => {
  const { buyer, listingId } = await createMarket(api);
  const { sheet } = (await make({ kind: "offer", id: listingId, size: "10 mm", grade: "Fe 550D" }, buyer)).body.data;
  const usual = (await make({ kind: "offer", id: listingId }, buyer)).body.data.sheet;
  expect([usual.quality, sheet.quality]).toEqual(["Fe 500", "Fe 550D"]);
  // 200 more before GST.
  expect(sheet.sizes).toEqual([
    { size: "8 mm", price: 56_168, quantity: null },
    { size: "10 mm", price: 54_398, quantity: null },
  ]);
  const before = await countSheets();
  expect((await make({ kind: "offer", id: listingId, grade: "Fe 999" }, buyer)).status).toBe(404);
  expect(await countSheets()).toBe(before);
});

it("shows the seller's firm when they share their own offer, and the platform's for everybody else", async () => {
  const { buyer, seller, listingId } = await createMarket(api);
  const gst_number = "22AAKCK4471P1Z2";
  await api.db.insertInto("profile").values({ user_id: seller.id, gst_number, updated_at: api.clock.now() }).execute();
  await api.db.updateTable("users").set({ company_name: "Kaveri Ispat" }).where("id", "=", seller.id).execute();

  const own = (await make({ kind: "offer", id: listingId }, seller)).body.data.sheet.issuer;
  const ours = (await make({ kind: "offer", id: listingId }, buyer)).body.data.sheet.issuer;

  expect(own).toEqual({ name: "Kaveri Ispat", gst_number, address: "Raipur" });
  expect(JSON.stringify(ours)).not.toMatch(/Kaveri|22AAKCK/);
});

it("shares the agreed price of a quotation until that price expires, and names no party", async () => {
  const market = await createMarket(api);
  const id = await createMarkedQuotation(api, market);
  const { sheet } = (await make({ kind: "quotation", id }, market.buyer)).body.data;

  expect(sheet.agreed).toEqual({ place: "Pune", quantity: 30, per_mt: 57_732, amount: 1_731_960 });
  expect(new Date(sheet.valid_until).getTime()).toBe(api.clock.now().getTime() + hours(24));
  expect(JSON.stringify(sheet)).not.toMatch(/Hinjawadi|Gate 3|company_name/);
});

it("answers somebody else's quotation and an offer that is off the market as if they did not exist", async () => {
  const market = await createMarket(api);
  const id = await createMarkedQuotation(api, market);

  expect((await make({ kind: "quotation", id }, await api.signIn("customer"))).status).toBe(404);
  expect((await make({ kind: "offer", id: 987_654_321 }, market.buyer)).status).toBe(404);
});

it("shows a sheet as it was made: a later price changes nothing", async () => {
  const { buyer, listingId } = await createMarket(api);
  const { token, sheet } = (await make({ kind: "offer", id: listingId }, buyer)).body.data;
  await api.db.updateTable("listing").set({ base_price_paise: 5_000_000 }).where("id", "=", listingId).execute();
  await api.db.transaction().execute((tx) => refreshListingPrice(tx, listingId, api.clock.now()));

  const later = (await make({ kind: "offer", id: listingId }, buyer)).body.data.sheet;
  expect(later.sizes[0].price).toBeGreaterThan(sheet.sizes[0].price);
  expect((await open(token)).body.data).toEqual(sheet);
});

it("lets only its maker end a link", async () => {
  const { buyer, listingId } = await createMarket(api);
  const first = (await make({ kind: "offer", id: listingId }, buyer)).body.data;
  const second = (await make({ kind: "offer", id: listingId }, buyer)).body.data;
  const headers = { "idempotency-key": randomUUID() };
  const end = (as: SignedIn) => api.call("DELETE", `/trade-sheet/${first.id}`, { as, headers });

  expect((await end(await api.signIn("customer"))).status).toBe(404);
  expect((await open(first.token)).status).toBe(200);
  expect((await end(buyer)).status).toBe(200);

  expect((await open(first.token)).status).toBe(404);
  expect((await open(second.token)).status).toBe(200);
  expect((await api.get("/trade-sheet", buyer)).body.data).toEqual([second]);
});

it("expires a link at its time, and deletes the sheet a day later", async () => {
  const { buyer, listingId } = await createMarket(api);
  const { token } = (await make({ kind: "offer", id: listingId, hours: 6 }, buyer)).body.data;
  const inAWeek = new Date(api.clock.now().getTime() + hours(168));
  await api.db
    .updateTable("trade_sheet")
    .set({ made_at: new Date(api.clock.now().getTime() - hours(7)), valid_until: api.clock.now() })
    .where("token", "=", token)
    .execute();

  expect((await open(token)).status).toBe(404);
  expect((await api.get("/trade-sheet", buyer)).body.data).toEqual([]);
  await removeOldSheets(api.db, inAWeek);
  expect(await countSheets()).toBe(0);
});

it("makes links that cannot be guessed from one another", async () => {
  const { buyer, listingId } = await createMarket(api);
  const made = [
    await make({ kind: "offer", id: listingId }, buyer),
    await make({ kind: "offer", id: listingId }, buyer),
  ];
  const tokens = made.map(({ body }) => body.data.token);

  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
});

it("refuses to share a quotation whose price has expired, and keeps nothing", async () => {
  const market = await createMarket(api);
  const id = await createMarkedQuotation(api, market);
  const before = await countSheets();
  api.clock.advance(25 * 3_600);

  expect((await make({ kind: "quotation", id }, market.buyer)).status).toBe(422);
  expect(await countSheets()).toBe(before);
});
