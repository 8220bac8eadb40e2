import { ask, createRfqMarket, entry, type RfqMarket } from "../../testing/rfq-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { autoApproveSellers, storeSetting } from "../site/settings";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const price = { base_price: 45_000, loading_charge: 250, insurance_charge: 50, quality_charge: 0, gst: 18, tcs: 0 };
const own = async (seller: SignedIn, id: number) =>
  (await api.get(`/seller/commodity-product/${id}`, seller)).body.data;
const save = (seller: SignedIn, id: number, change: object = {}) =>
  api.post(`/seller/update-commodity-product-price/${id}`, { ...price, ...change }, seller);
const desk = (market: RfqMarket, id: number, move: string, reason: string) =>
  api.send(`/desk/listing/${id}/${move}`, { reason }, market.staff);
const newest = async (user: SignedIn) => (await api.get("/notification", user)).body.data[0];

describe("a product that the desk has rejected", () => {
  it("shows its seller why, and goes to the desk again with their next change, even where new products are approved automatically", async () => {
    const market = await createRfqMarket(api);
    const seller = entry(market.sellers, 0);
    const id = seller.listingId;
    await storeSetting(api.db, autoApproveSellers, true);

    expect((await desk(market, id, "reject", "The price is per piece, not per MT")).status).toBe(200);

    expect(await own(seller, id)).toMatchObject({
      status: "rejected",
      desk_note: "The price is per piece, not per MT",
    });
    expect(await newest(seller)).toMatchObject({
      text: expect.stringMatching(
        /from Raipur was not accepted: The price is per piece, not per MT\. Change its price or sizes/,
      ),
      link: `/commodity-products?product=${id}`,
    });
    expect((await save(seller, id, { base_price: 45_500 })).status).toBe(200);
    expect((await own(seller, id)).status).toBe("pending approval");

    expect((await desk(market, id, "approve", "Corrected")).status).toBe(200);
    expect(await own(seller, id)).toMatchObject({ status: "live", desk_note: "" });
    expect((await newest(seller)).text).toMatch(/is offered to buyers\.$/);
    await storeSetting(api.db, autoApproveSellers, false);
  });

  it("is a draft again when the change leaves it without a price", async () => {
    const market = await createRfqMarket(api);
    const seller = entry(market.sellers, 0);
    await desk(market, seller.listingId, "reject", "No such brand there");
    await save(seller, seller.listingId, { base_price: 0 });
    expect((await own(seller, seller.listingId)).status).toBe("draft");
  });
});

describe("a price older than a month", () => {
  const day = 24 * 3600;
  const listed = async (market: RfqMarket, id: number) => {
    const { body } = await api.get(`/seller-list-by-commodity-product/${market.world.productId}`, market.buyer);
    return body.data.find((offer: { id: number }) => offer.id === id);
  };
  const invited = async (quotationId: number): Promise<readonly number[]> =>
    (
      await api.db.selectFrom("invited_seller").select("seller_id").where("quotation_id", "=", quotationId).execute()
    ).map(({ seller_id }) => seller_id);
  async function agedMarket() {
    const market = await createRfqMarket(api, { sellers: 1 });
    const seller = entry(market.sellers, 0);
    await save(seller, seller.listingId);
    await api.db
      .updateTable("listing")
      .set({ price_updated_at: new Date(api.clock.now().getTime() - 31 * day * 1000) })
      .where("id", "=", seller.listingId)
      .execute();
    return { market, seller, id: seller.listingId };
  }

  it("is marked as old for its seller and for buyers, who see when no seller can be asked", async () => {
    const { market, seller, id } = await agedMarket();
    expect(await own(seller, id)).toMatchObject({ is_stale: true, last_updated: expect.any(String) });
    expect((await api.get("/seller/commodity-product", seller)).body.data).toMatchObject([{ id, is_stale: true }]);
    expect(await listed(market, id)).toMatchObject({ is_stale: true, last_updated: expect.any(String) });
    const { products_data } = (await api.get(`/product-detail/${id}`, market.buyer)).body;
    expect(products_data.is_stale).toBe(true);

    const { body } = await api.post("/product-enquiry", market.body, market.buyer);
    expect(body.message).toMatch(/^Your enquiry is saved\. No seller has a fresh price for all of it now/);
    expect(await invited(body.id)).toEqual([]);
  });

  it("is current again when its seller confirms it, or saves or imports the same price", async () => {
    const { market, seller, id } = await agedMarket();
    const before = await own(seller, id);
    expect((await api.post(`/seller/confirm-commodity-product-price/${id}`, {}, seller)).status).toBe(200);
    const { last_updated, is_stale, ...rest } = await own(seller, id);
    expect(is_stale).toBe(false);
    expect({ ...rest, last_updated: before.last_updated, is_stale: true }).toEqual(before);
    expect(last_updated).toBe(api.clock.now().toISOString());
    expect(await invited(await ask(api, market))).toEqual([seller.id]);

    const again = await agedMarket();
    await save(again.seller, again.id);
    expect(await own(again.seller, again.id)).toMatchObject({ is_stale: false });

    const sent = await agedMarket();
    const products = [{ id: sent.id, price: { base_price: 45_000 } }];
    const { body } = await api.post("/seller/update-commodity-products", { products }, sent.seller);
    expect(body.data).toEqual([{ id: sent.id, outcome: "changed", reason: "" }]);
    expect(await own(sent.seller, sent.id)).toMatchObject({ is_stale: false });
  });

  it("can be confirmed only by its seller, and only where there is a price", async () => {
    const { market, seller, id } = await agedMarket();
    const stranger = await api.signIn("seller");
    expect((await api.post(`/seller/confirm-commodity-product-price/${id}`, {}, stranger)).status).toBe(404);
    expect((await api.post(`/seller/confirm-commodity-product-price/${id}`, {}, market.buyer)).status).toBe(403);
    expect(await own(seller, id)).toMatchObject({ is_stale: true });
    await save(seller, id, { base_price: 0 });
    expect((await api.post(`/seller/confirm-commodity-product-price/${id}`, {}, seller)).status).toBe(422);
  });
});
