import { answeredMarket } from "../../../testing/answered-market";
import { reconciledApi } from "../../../testing/api-of-file";
import { fundWallet } from "../../../testing/money";
import { takeStep, wayTo } from "../../../testing/order-steps";
import type { BookedOrder } from "../../../testing/order-world";
import { createRfqMarket, entry, type RfqMarket } from "../../../testing/rfq-world";
import { bookQuotation } from "../../auction/booking/booking.service";
import { setPlatform } from "../../freight-bills/testing/carried-vehicle";
import { storeSiteText } from "../../site/site.service";

const api = reconciledApi();
let market: RfqMarket;
beforeAll(async () => {
  await setPlatform(api);
  market = await createRfqMarket(api, { sellers: 2, transporters: 2 });
  await fundWallet(api.db, market.buyer.id, 5_000_000);
});
const { run, answered, mark } = answeredMarket(() => ({ api, market }));

const own = "27AAACM1234A1Z8";
const inRaipur = "22AAACM1234A1ZI";
const atDesk = (path: string, body: object) =>
  api.send(`/desk/tax${path}`, { reason: "Registered", ...body }, market.staff);
const row = (key: string, value: string, scope = "22") => ({
  key,
  scope,
  value,
  first_day: "2026-11-01",
  source: "Registration certificate",
});

/** An order whose only vehicle is invoiced under this number of its seller. */
async function invoiced(quotationId: number, bill: string): Promise<BookedOrder> {
  const { id, number } = await run((tx) =>
    bookQuotation(tx, { buyerId: market.buyer.id, quotationId, source: "cash", at: api.clock.now() }),
  );
  const [seller, transporter] = [entry(market.sellers, 0), entry(market.transporters, 0)];
  const order = { ...market, seller, transporter, listingId: 0, quotationId, orderId: id, number };
  for (const step of [...wayTo.loading, "final quantity", "invoice"] as const) {
    expect([step, (await takeStep(api, order, step, bill)).status]).toEqual([step, 200]);
  }
  return order;
}

async function papersOf({ orderId, buyer, seller }: BookedOrder) {
  const bought = (await api.get(`/customer/order-detail/${orderId}`, buyer)).body.data;
  const sold = (await api.get(`/seller/order-detail/${orderId}`, seller)).body.data;
  return { sale: bought.invoices[0], bill: sold.invoices[0], billTo: sold.bill_to };
}

it("accepts a registration in another state only with a GSTIN of that state", async () => {
  expect((await atDesk("", row("platform.gstin", "29AAACM1234A1Z4"))).body.errors).toEqual({
    value: ["This GSTIN is of another state"],
  });
  expect((await atDesk("", row("platform.gstin", "22AAACM1234A1Z8"))).status).toBe(422);
  expect((await atDesk("", row("platform.gstin", inRaipur, "98"))).body.errors).toHaveProperty("scope");
});

it("accepts a registration only with the PAN of the company, and none before the company has one", async () => {
  const listed = async () => (await api.get("/desk/tax", market.staff)).body.data;
  const before = await listed();
  expect(await atDesk("", row("platform.gstin", "22AAACX1234A1Z7"))).toMatchObject({
    status: 422,
    body: { errors: { value: ["This is not our GSTIN: its PAN is AAACX1234A, ours is AAACM1234A"] } },
  });
  await storeSiteText(api.db, "gst_number", "");
  expect((await atDesk("", row("platform.gstin", inRaipur))).body.errors).toEqual({
    value: ["Please enter our GSTIN in the company details first"],
  });
  await setPlatform(api);
  expect(await listed()).toEqual(before);
});

it("accepts only a company GSTIN with the PAN of the other registrations while they are in force", async () => {
  const setOwn = (value: string) =>
    api.send("/desk/text", { key: "gst_number", value, reason: "New GSTIN" }, market.staff);
  const later = { ...row("platform.gstin", "29AAACM1234A1Z4", "29"), first_day: "2026-12-01" };
  expect((await atDesk("", later)).status).toBe(200);
  expect((await setOwn("27AAACX1234A1ZX")).body.errors).toEqual({
    value: ["We are also registered as 29AAACM1234A1Z4: its PAN is AAACM1234A. Please end that registration first"],
  });
  expect((await setOwn("")).status).toBe(422);
  expect((await setOwn(own)).status).toBe(200);
});

it("trades under the registration of the state where the goods are loaded, fixed at the marking, on every document and in the return", async () => {
  const before = await answered();
  await mark(before);
  const { id } = (await atDesk("", row("platform.gstin", inRaipur))).body;
  const withoutAddress = await answered();
  await mark(withoutAddress);
  const address = await atDesk("", row("platform.address", "Siltara Road, Raipur 493111"));
  const after = await answered();
  await mark(after);
  expect((await atDesk(`/${id}/end`, { last_day: "2026-11-21" })).status).toBe(200);

  const [first, second] = [await invoiced(before, "R/1"), await invoiced(after, "R/2")];
  const kept = await papersOf(first);
  expect(kept.sale).toMatchObject({ number: "MI2627000001", supplier: { gst_number: own, state: "Maharashtra" } });
  const third = await papersOf(await invoiced(withoutAddress, "R/3"));
  expect(third.sale).toMatchObject({ supplier: { gst_number: own, address: "14 Dana Bunder, Mumbai 400009" } });
  const { sale, bill, billTo } = await papersOf(second);
  const platform = { gst_number: inRaipur, state: "Chhattisgarh", address: "Siltara Road, Raipur 493111" };
  expect(sale).toMatchObject({ number: "MIB2627000001", supplier: { name: "Mandi Trade Ltd", ...platform } });
  expect(bill).toMatchObject({ recipient: platform });
  expect(billTo).toMatchObject(platform);
  // The goods leave Chhattisgarh: IGST; under the first registration they stay within its own state.
  expect([sale.tax.igst > 0, kept.sale.tax.igst]).toEqual([true, 0]);

  const { gstins } = (await api.get("/desk/export/check?month=2026-11", market.staff)).body;
  expect(gstins).toEqual([own, inRaipur]);
  const { body } = await api.get(`/desk/export/gstr1?month=2026-11&gstin=${inRaipur}`, market.staff);
  const numbers = (form: { b2b: { inv: { inum: string }[] }[] }) =>
    form.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum));
  expect(numbers(JSON.parse(body))).toEqual(["MIB2627000001"]);
  const stored = api.db.updateTable("trade_order").set({ platform_gstin: own }).where("id", "=", second.orderId);
  await expect(stored.execute()).rejects.toThrow("trades under one registration");

  // The office is closed: its last address stays that of its orders, even once the next one in the state is in force.
  expect((await atDesk(`/${address.body.id}/end`, { last_day: "2026-11-21" })).status).toBe(200);
  const next = { ...row("platform.address", "Urla, Raipur 492003"), first_day: "2026-11-22" };
  expect((await atDesk("", next)).status).toBe(200);
  api.clock.advance(2 * 24 * 3_600);
  expect((await papersOf(second)).billTo).toMatchObject(platform);
});
