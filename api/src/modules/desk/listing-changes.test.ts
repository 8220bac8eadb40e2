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
  return { staff, seller, listingId, act, show, unapproved, chargeLoading };
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
    "Size 8, difference",
    "Size 8, stock",
    "Size 10, difference",
    "Size 10, stock",
  ]);
});
