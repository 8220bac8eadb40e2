import { apiOfFile } from "../../testing/api-of-file";
import { createCatalogue, createListing } from "../../testing/catalogue-world";
import type { SignedIn } from "../../testing/test-api";
import { marketSettings } from "../auction/market-rules";
import { storeSetting } from "../site/settings";

const api = apiOfFile();
let seller: SignedIn;
let id: number;
beforeEach(async () => {
  const world = await createCatalogue(api.db);
  seller = await api.signIn("seller");
  id = await createListing(api.db, api.clock, world, seller.id);
});

const charges = { loading_charge: 250, insurance_charge: 0, quality_charge: 0, gst: 18, tcs: 0 };
const save = (body: object) =>
  api.post(`/seller/update-commodity-product-price/${id}`, { ...charges, ...body }, seller);
const listed = async () => (await api.get(`/seller/get-commodity-product-price/${id}`, seller)).body.data.base_price;

it("asks a seller who lists 45 instead of 45,000 to confirm, with the figures, and keeps the price as it was", async () => {
  const message = "₹45 per MT is 99.9% below the listed price of ₹45,000. Please correct it, or confirm this price.";

  expect(await save({ base_price: 45 })).toMatchObject({
    status: 422,
    body: { message, code: "price_unconfirmed", errors: { base_price: [message] } },
  });
  expect(await listed()).toBe(45_000);
});

it("accepts exactly the price that was confirmed and no other", async () => {
  const another = await save({ base_price: 46, confirmed_base_price: 45 });
  const meant = await save({ base_price: 45, confirmed_base_price: 45 });

  expect([another.status, meant.status]).toEqual([422, 200]);
  expect(await listed()).toBe(45);
});

it.each([
  [33_750, 200],
  [33_749.99, 422],
  [56_250, 200],
  [56_250.01, 422],
])(
  "accepts a price within a quarter of the last one at once and asks for confirmation beyond it: ₹%d",
  async (base_price, status) => {
    expect((await save({ base_price })).status).toBe(status);
  },
);

it("uses the distance that the desk has set, and sends it to the seller's page", async () => {
  await storeSetting(api.db, marketSettings.farPricePercent, 1);
  try {
    expect((await save({ base_price: 44_549 })).status).toBe(422);
    const { body } = await api.get("/seller/commodity-product", seller);
    expect(body.data).toMatchObject([{ id, far_percent: 1 }]);
  } finally {
    await storeSetting(api.db, marketSettings.farPricePercent, 25);
  }
});

it("lets a price be removed without confirmation and compares the next one with the last", async () => {
  await save({ base_price: 45_500 });
  expect((await save({ base_price: 0 })).status).toBe(200);

  expect((await save({ base_price: 45 })).body.message).toContain("99.9% below the listed price of ₹45,500");
  expect((await save({ base_price: 44_000 })).status).toBe(200);
});

it("needs no confirmation for the first price of a product, nor when only a charge changes", async () => {
  await api.db.updateTable("listing").set({ base_price_paise: 4_500 }).where("id", "=", id).execute();
  expect((await save({ base_price: 45, loading_charge: 400 })).status).toBe(200);

  await api.db.deleteFrom("listing_price").where("listing_id", "=", id).execute();
  await api.db.updateTable("listing").set({ base_price_paise: 0 }).where("id", "=", id).execute();
  expect((await save({ base_price: 45 })).status).toBe(200);
});
