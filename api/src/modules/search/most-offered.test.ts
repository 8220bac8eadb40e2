import { sql } from "kysely";
import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A product in 8 and 10 mm with this many offers, each from another city. */
async function createOffered(name: string, offers: number): Promise<void> {
  const listingId = await createListing(
    api.db,
    api.clock,
    await createCatalogue(api.db, name),
    (await api.signIn("seller")).id,
  );
  await sql`
    insert into listing (seller_id, commodity_product_id, brand_id, state, city, status, gst_bp, ex_price_paise, created_at)
    select seller_id, commodity_product_id, brand_id, state, 'City ' || n, status, gst_bp, ex_price_paise, created_at
      from listing, generate_series(2, ${offers}::integer) as n where id = ${listingId}`.execute(api.db);
}

it("takes a size alone as the product with the most offers in it, even where several products have many", async () => {
  await createOffered("Wire Rod", 120);
  await createOffered("TMT Bar", 140);
  await createOffered("Round Bar", 3);
  const { body } = await api.get("/general-search?search_key=10mm");
  expect(body.product_list.map(({ name }: { name: string }) => name)).toEqual(["TMT Bar"]);
});
