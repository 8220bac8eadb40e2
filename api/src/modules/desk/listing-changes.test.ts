import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarket } from "../../testing/order-market";

const api = apiOfFile();

/** A market, with what the desk reads of its listing and does to it. */
async function deskAtListing() {
  const { staff, seller, listingId } = await createMarket(api);
  const act = (name: string, fields: object = {}) =>
    api.post(`/desk/listing/${listingId}/${name}`, { reason: "A test", ...fields }, staff, {
      "idempotency-key": randomUUID(),
    });
  const show = async () => (await api.get(`/desk/listing/${listingId}`, staff)).body.data;
  const unapproved = async () =>
    (await show()).terms.filter(({ now, before }: { now: string; before: string }) => now !== before);
  const chargeLoading = (paise: number) =>
    api.db.updateTable("listing").set({ loading_charge_paise: paise }).where("id", "=", listingId).execute();
  const price = { base_price: 45_000, loading_charge: 250, insurance_charge: 50, quality_charge: 0, gst: 18, tcs: 0 };
  const savePrice = async (change: object = {}) => {
    const path = `/seller/update-commodity-product-price/${listingId}`;
    expect((await api.post(path, { ...price, ...change }, seller)).status).toBe(200);
  };
  /** What the queue holds of this product. */
  const waits = async () => {
    const { data } = (await api.get("/desk/queue/item?kind=listing", staff)).body;
    return data.filter(({ number }: { number: string }) => number === `L${listingId}`);
  };
  const ofSeller = async () => (await api.get(`/seller/commodity-product/${listingId}`, seller)).body.data;
  return { staff, seller, listingId, act, show, unapproved, chargeLoading, savePrice, waits, ofSeller };
}

it("shows the desk what a seller changed since their product was approved, and nothing once it is approved again", async () => {
  const { staff, act, show, unapproved, chargeLoading } = await deskAtListing();
  expect((await show()).approved_at).toBeNull();
  await act("reject");
  expect(await show()).toMatchObject({ status: "rejected", note: "A test" });
  expect((await act("approve")).status).toBe(200);
  expect(await unapproved()).toEqual([]);

  await chargeLoading(31_000);
  expect(await unapproved()).toEqual([expect.objectContaining({ name: "Loading charge", now: "₹310" })]);
  await act("reject");
  await act("approve");
  expect(await unapproved()).toEqual([]);
  expect((await api.get("/desk/listing/999999", staff)).status).toBe(404);
});

it("brings a product back to the market at the terms it had, and approves none of them", async () => {
  const { act, show, unapproved, chargeLoading } = await deskAtListing();
  await act("reject");
  await act("approve");
  await chargeLoading(31_000);
  await act("pause");
  const off = await show();
  expect(off).toMatchObject({ status: "paused", changed_off_market: [], taken_off_at: expect.any(String) });

  expect((await act("restore")).status).toBe(200);

  expect(await show()).toMatchObject({ status: "live", note: "", taken_off_at: null, approved_at: off.approved_at });
  expect(await unapproved()).toEqual([expect.objectContaining({ name: "Loading charge", now: "₹310" })]);
  expect((await act("restore")).status).toBe(409);
});

it("does not bring back a product that its seller changed off the market: the desk approves what it has read", async () => {
  const { act, show, chargeLoading } = await deskAtListing();
  await act("pause");
  const before = (await show()).terms.find(({ name }: { name: string }) => name === "Loading charge").now;
  await chargeLoading(31_000);
  const read = await show();
  expect(read.changed_off_market).toEqual([{ name: "Loading charge", now: "₹310", before }]);

  expect(await act("restore")).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("changed this product while it was off the market") },
  });
  await chargeLoading(32_000);
  expect((await act("approve", { expected_terms: read.terms_version })).status).toBe(409);
  expect((await show()).status).toBe("paused");
  expect((await act("approve", { expected_terms: (await show()).terms_version })).status).toBe(200);
  expect(await show()).toMatchObject({ status: "live", taken_off_at: null });
});

it("leaves a product that its seller took off the market to them", async () => {
  const { seller, listingId, act, show } = await deskAtListing();
  await api.post(`/seller/pause-commodity-product/${listingId}`, undefined, seller);

  for (const move of ["restore", "approve"]) expect((await act(move)).status).toBe(409);
  expect(await show()).toMatchObject({ status: "paused", taken_off_at: null });
});

it("lists the terms of sizes in the order of the product's sizes: 8 mm before 10 mm", async () => {
  const { show } = await deskAtListing();
  const { terms } = await show();
  expect(terms.map(({ name }: { name: string }) => name).filter((name: string) => name.startsWith("Size"))).toEqual([
    "Size 8 mm, difference",
    "Size 8 mm, stock",
    "Size 10 mm, difference",
    "Size 10 mm, stock",
  ]);
});

it("counts how long a product waits from when its seller sent it in again, not from when it was added", async () => {
  const { listingId, act, savePrice, waits } = await deskAtListing();
  const longAgo = new Date("2026-05-01T05:00:00.000Z");
  await api.db.updateTable("listing").set({ created_at: longAgo }).where("id", "=", listingId).execute();
  await act("reject");
  expect(await waits()).toEqual([]);

  await savePrice();
  const sentIn = api.clock.now().toISOString();
  expect(await waits()).toMatchObject([{ since: sentIn }]);

  api.clock.advance(60);
  await savePrice({ base_price: 45_100 });
  expect(await waits()).toMatchObject([{ since: sentIn }]);
});

it("puts a product that its seller changed off the market into the queue, until it is as it was or decided", async () => {
  const { act, show, savePrice, waits, ofSeller } = await deskAtListing();
  await savePrice();
  await act("pause");
  expect(await waits()).toEqual([]);
  expect(await ofSeller()).toMatchObject({ status: "paused", is_changed_off_market: false });

  await savePrice({ base_price: 45_500 });
  expect(await waits()).toMatchObject([
    {
      what: expect.stringContaining("Changed since it was taken off the market"),
      since: api.clock.now().toISOString(),
    },
  ]);
  expect(await ofSeller()).toMatchObject({ status: "paused", is_changed_off_market: true });
  expect((await show()).changed_off_market.map(({ name }: { name: string }) => name)).toEqual([
    "Base price per MT",
    "Ex price per MT with GST",
  ]);

  await savePrice();
  expect(await waits()).toEqual([]);
  await savePrice({ base_price: 45_500 });
  expect((await act("approve")).status).toBe(200);
  expect(await waits()).toEqual([]);
  expect(await ofSeller()).toMatchObject({ status: "live", is_changed_off_market: false });
});

it("puts a product off the market into the queue when the seller's profile gives it a place of loading", async () => {
  const { seller, listingId, show, act, waits, ofSeller } = await deskAtListing();
  await api.db.deleteFrom("loading_address").where("listing_id", "=", listingId).execute();
  await act("pause");
  expect(await waits()).toEqual([]);
  const profile = {
    user_name: "Ravi",
    gst_number: "22AAACS7234E1ZY",
    company_name: "Kaveri Ispat",
    address: "12, Station Road, Raipur",
  };
  expect((await api.post("/seller/update-profile", profile, seller)).status).toBe(200);

  expect((await show()).changed_off_market).toEqual([
    { name: "Loading address 1", now: expect.stringContaining("12, Station Road, Raipur"), before: null },
  ]);
  expect(await waits()).toMatchObject([{ since: api.clock.now().toISOString() }]);
  expect(await ofSeller()).toMatchObject({ is_changed_off_market: true });
  expect((await act("restore")).status).toBe(409);
});

it("reads a product by the number that the desk's pages show, and none by another kind's", async () => {
  const { staff, listingId } = await deskAtListing();
  expect((await api.get(`/desk/listing/L${listingId}`, staff)).body.data).toMatchObject({ id: listingId });
  expect((await api.get(`/desk/listing/l${listingId}`, staff)).status).toBe(200);
  expect((await api.get(`/desk/listing/B${listingId}`, staff)).status).toBe(404);
  expect((await api.get("/desk/payout-batch/B999999", staff)).status).toBe(404);
});
