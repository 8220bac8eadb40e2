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
