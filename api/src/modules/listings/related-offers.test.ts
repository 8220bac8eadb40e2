import { waitUntil } from "@mandi/launch/process/wait-until";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { type CatalogueWorld, createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let buyer: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  buyer = await api.signIn("customer");
});
afterAll(() => api.close());

/** Offers of a product, the cheapest first. */
async function createOffers(catalogue: CatalogueWorld, count: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const seller = await api.signIn("seller");
    const basePaise = 4_000_000 + place * 10_000;
    ids.push(await createListing(api.db, api.clock, catalogue, seller.id, { basePaise }));
  }
  return ids;
}

async function moveProduct({ productId }: CatalogueWorld, { categoryId }: CatalogueWorld): Promise<void> {
  await api.db.updateTable("commodity_product").set({ category_id: categoryId }).where("id", "=", productId).execute();
}

async function relatedTo(id: number | undefined): Promise<readonly { readonly id: number }[]> {
  return (await api.get(`/product-detail/${id}`, buyer)).body.seller_product_list;
}
const idsRelatedTo = async (id: number | undefined) => (await relatedTo(id)).map((offer) => offer.id);

it("shows the eight cheapest other offers of the product, whichever of its offers is opened (R-125)", async () => {
  const offers = await createOffers(await createCatalogue(api.db), 11);
  expect(await idsRelatedTo(offers[0])).toEqual(offers.slice(1, 9));
  expect(await idsRelatedTo(offers[7])).toEqual([...offers.slice(0, 7), offers[8]]);
  expect(await idsRelatedTo(offers[8])).toEqual(offers.slice(0, 8));
  expect(await idsRelatedTo(offers[10])).toEqual(offers.slice(0, 8));
});

it("fills up with the cheapest offers of the category, which follow their product into another one (R-125)", async () => {
  const [common, rare, elsewhere] = [
    await createCatalogue(api.db),
    await createCatalogue(api.db),
    await createCatalogue(api.db),
  ];
  const [many, few] = [await createOffers(common, 9), await createOffers(rare, 2)];
  expect(await idsRelatedTo(few[0])).toEqual([few[1]]);

  await moveProduct(rare, common);
  expect(await idsRelatedTo(few[0])).toEqual([few[1], ...many.slice(0, 7)]);
  expect(await idsRelatedTo(many[0])).toEqual(many.slice(1, 9));
  expect(await idsRelatedTo(many[8])).toEqual(many.slice(0, 8));

  await moveProduct(rare, elsewhere);
  expect(await idsRelatedTo(few[0])).toEqual([few[1]]);
});

it("shows at once that another product of the category has become cheaper where it fills up (R-125)", async () => {
  const [common, rare] = [await createCatalogue(api.db), await createCatalogue(api.db)];
  await moveProduct(rare, common);
  const [many, few] = [await createOffers(common, 3), await createOffers(rare, 1)];
  expect(await idsRelatedTo(few[0])).toEqual(many);
  await api.db
    .updateTable("listing")
    .set({ ex_price_paise: 1_000_000 })
    .where("id", "=", many[2] ?? 0)
    .execute();
  expect(await idsRelatedTo(few[0])).toEqual([many[2], many[0], many[1]]);
});

it("shows a related offer with the same words and figures as the list of its product (R-125)", async () => {
  const catalogue = await createCatalogue(api.db);
  const [opened] = await createOffers(catalogue, 4);
  const list = await api.get(`/seller-list-by-commodity-product/${catalogue.productId}`, buyer);
  const others = list.body.data.filter(({ id }: { readonly id: number }) => id !== opened);
  expect(others).toHaveLength(3);
  expect(JSON.stringify(await relatedTo(opened))).toBe(JSON.stringify(others));
});

it("takes in a new offer of a product that moves to another category at that moment", async () => {
  const [from, to] = [await createCatalogue(api.db), await createCatalogue(api.db)];
  const seller = await api.signIn("seller");
  const listed = await inTransaction(api.db, async (tx) => {
    await tx
      .updateTable("commodity_product")
      .set({ category_id: to.categoryId })
      .where("id", "=", from.productId)
      .execute();
    const outcome = Promise.allSettled([createListing(api.db, api.clock, from, seller.id)]);
    await untilSomebodyAwaits(tx);
    return { outcome };
  });
  const [offer] = await listed.outcome;
  expect(offer).toMatchObject({ status: "fulfilled" });
  const rows = api.db.selectFrom("listing").select("category_id").where("commodity_product_id", "=", from.productId);
  expect(await rows.execute()).toEqual([{ category_id: to.categoryId }]);
});

/** Waits until another session waits for what this transaction has changed. */
async function untilSomebodyAwaits(tx: Db): Promise<void> {
  const isAwaited = async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`.execute(tx);
    return rows.length > 0 || undefined;
  };
  expect(await waitUntil(isAwaited, { withinMs: 60_000, everyMs: 20 })).toBe(true);
}
