import {
  type CatalogueWorld,
  createCatalogue,
  createListing,
  type ListingOptions,
} from "../../testing/catalogue-world";
import { createPlanReader } from "../../testing/read-plans";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { refreshListingPrice } from "./listing-price.service";
import { readOfferFacets } from "./offered-listing.service";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Market {
  readonly catalogue: CatalogueWorld;
  readonly raipur: number;
  readonly jalna: number;
  readonly bhilai: number;
}

/** Three offers of one product: Raipur 45,000, Jalna 46,000 and Bhilai 47,000 per MT before charges and GST. */
async function market(): Promise<Market> {
  const catalogue = await createCatalogue(api.db);
  const offer = async (options: ListingOptions) =>
    createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, options);
  return {
    catalogue,
    raipur: await offer({ city: "Raipur" }),
    jalna: await offer({ city: "Jalna", basePaise: 4_600_000 }),
    bhilai: await offer({ city: "Bhilai", basePaise: 4_700_000 }),
  };
}

async function setStock(listingId: number, sizeId: number, stockKg: number, heldKg = 0): Promise<void> {
  await api.db
    .updateTable("listing_variation")
    .set({ stock_kg: stockKg, held_kg: heldKg })
    .where("listing_id", "=", listingId)
    .where("size_variation_id", "=", sizeId)
    .execute();
}

async function offersOf({ catalogue }: Market, query: string): Promise<number[]> {
  const { status, body } = await api.get(`/seller-list-by-commodity-product/${catalogue.productId}?${query}`);
  expect(status).toBe(200);
  return body.data.map(({ id }: { readonly id: number }) => id);
}

async function facetsOf({ catalogue }: Market, query = "") {
  const { status, body } = await api.get(`/offer-facets/${catalogue.productId}?${query}`);
  expect(status).toBe(200);
  const counts = (facet: string) =>
    body[facet].map(({ label, count }: { readonly label: string; readonly count: number }) => `${label}: ${count}`);
  return { counts, price: body.price };
}

it("narrows the offers of a product by city, price, size and grade, however the size is written", async () => {
  const world = await market();
  const { raipur, jalna, bhilai } = world;
  expect(await offersOf(world, "city=Jalna|bhilai")).toEqual([jalna, bhilai]);
  expect(await offersOf(world, "max_price=57000")).toEqual([raipur]);
  expect(await offersOf(world, "min_price=57000&max_price=57200")).toEqual([jalna]);
  expect(await offersOf(world, "size=10mm")).toEqual([raipur, jalna, bhilai]);
  expect(await offersOf(world, "size=12 mm")).toEqual([]);
  expect(await offersOf(world, "grade=fe550d")).toEqual([raipur, jalna, bhilai]);
  expect(await offersOf(world, "grade=Fe 415")).toEqual([]);
  expect(await offersOf(world, `brand=${world.catalogue.brandId}&city=Raipur`)).toEqual([raipur]);
});

it("counts the rest of a narrowed list as its total", async () => {
  const world = await market();
  const path = `/seller-list-by-commodity-product/${world.catalogue.productId}?city=Jalna|Bhilai&page=1&limit=1`;
  expect((await api.get(path)).body).toMatchObject({ data: [{ id: world.jalna }], total: 2, last_page: 2 });
});

it("shows the free stock of the size that the price is for, of all where no size is named: stock without what is on hold", async () => {
  const world = await market();
  const [eight, ten] = world.catalogue.sizeIds;
  await setStock(world.raipur, eight, 40_000, 15_000);
  await setStock(world.raipur, ten, 5_500);
  const list = `/seller-list-by-commodity-product/${world.catalogue.productId}?city=Raipur`;
  const free = async (query: string, of: "free_mt" | "priced_free_mt" = "free_mt") =>
    (await api.get(`${list}&${query}`)).body.data.map((offer: Record<typeof of, number | null>) => offer[of]);
  expect(await free("")).toEqual([30.5]);
  expect(await free("", "priced_free_mt")).toEqual([25]);
  expect(await free("size=10 mm")).toEqual([5.5]);
  expect(await free("size=10 mm", "priced_free_mt")).toEqual([5.5]);
  expect(await free("size=10 mm|8 mm")).toEqual([25]);
  expect(await free("size=10 mm|8 mm&free_mt=26")).toEqual([]);
  expect((await facetsOf(world, "city=Raipur&size=10 mm|8 mm")).counts("free_mt").slice(0, 3)).toEqual([
    "10: 1",
    "25: 1",
    "50: 0",
  ]);
  expect(await free("free_mt=30")).toEqual([30.5]);
  expect(await free("free_mt=31")).toEqual([]);
  expect(await free("size=10 mm&free_mt=10")).toEqual([]);
});

it("counts each value together with the other filters, and keeps values without a match", async () => {
  const world = await market();
  const all = await facetsOf(world);
  expect(all.counts("city")).toEqual(["Bhilai: 1", "Jalna: 1", "Raipur: 1"]);
  expect(all.counts("size")).toEqual(["8 mm: 3", "10 mm: 3"]);
  expect(all.counts("grade")).toEqual(["Fe 500: 3", "Fe 550D: 3"]);
  expect(all.counts("brand")).toEqual([expect.stringMatching(/^Loha \d+: 3$/)]);
  expect(all.price).toEqual({ min: 55_932, max: 58_292 });

  const cheap = await facetsOf(world, "max_price=57200&city=Jalna");
  expect(cheap.counts("city")).toEqual(["Jalna: 1", "Raipur: 1", "Bhilai: 0"]);
  expect(cheap.counts("size")).toEqual(["8 mm: 1", "10 mm: 1"]);
  expect(cheap.price).toEqual({ min: 57_112, max: 57_112 });
});

it("counts how many offers have a truck or more free", async () => {
  const world = await market();
  const [eight, ten] = world.catalogue.sizeIds;
  for (const [listingId, kg] of [
    [world.raipur, 30_000],
    [world.jalna, 12_000],
  ] as const) {
    await setStock(listingId, eight, kg);
    await setStock(listingId, ten, 0);
  }
  const { counts } = await facetsOf(world);
  expect(counts("free_mt")).toEqual(["10: 3", "25: 2", "50: 1", "100: 1", "200: 0"]);
});

it("shows no prices where nothing matches, and no filters where nothing is offered", async () => {
  const world = await market();
  expect((await facetsOf(world, "city=Nowhere")).price).toBeUndefined();
  expect((await api.get("/offer-facets/999999")).body).toEqual({
    product: [],
    size: [],
    grade: [],
    brand: [],
    city: [],
    free_mt: expect.any(Array),
  });
});

it("narrows a brand's offers by product", async () => {
  const world = await market();
  const { brandId, productId } = world.catalogue;
  const facets = (await api.get(`/offer-facets/${brandId}?type=brand`)).body;
  expect(facets.product).toEqual([{ value: String(productId), label: expect.stringMatching(/^TMT Bar/), count: 3 }]);
  const list = (query: string) => api.get(`/seller-list-by-commodity-product/${brandId}?type=brand&${query}`);
  expect((await list(`product=${productId}`)).body.data).toHaveLength(3);
  expect((await list("product=1")).body.data).toEqual([]);
});

it("sorts by the most recently entered price on request", async () => {
  const world = await market();
  api.clock.advance(60);
  await api.db
    .updateTable("listing")
    .set({ price_updated_at: api.clock.now() })
    .where("id", "=", world.bhilai)
    .execute();
  expect((await offersOf(world, "sort=-updated"))[0]).toBe(world.bhilai);
});

it.each(["size=", "size=|", "brand=x", "brand=1|", "min_price=-1", "max_price=1.5", "free_mt=0", "colour=red"])(
  "refuses the filter %j",
  async (query) => {
    const { catalogue } = await market();
    expect((await api.get(`/seller-list-by-commodity-product/${catalogue.productId}?${query}`)).status).toBe(400);
    expect((await api.get(`/offer-facets/${catalogue.productId}?${query}`)).status).toBe(400);
  },
);

it("shows prices in the chosen size when a list is narrowed to one, and names the size", async () => {
  const world = await market();
  const list = async (query: string) =>
    (await api.get(`/seller-list-by-commodity-product/${world.catalogue.productId}?${query}`)).body.data.map(
      (offer: { readonly ex_price: number; readonly default_variation: { readonly value: string } }) => [
        offer.ex_price,
        offer.default_variation.value,
      ],
    );

  expect(await list("city=Raipur")).toEqual([[55_932, "8"]]);
  expect(await list("city=Raipur&size=10+mm")).toEqual([[54_162, "10"]]);
  expect(await list("city=Raipur&size=10+mm|8+mm")).toEqual([[55_932, "8"]]);
  expect(await list("size=10+mm&max_price=54162")).toEqual([[54_162, "10"]]);
  expect((await facetsOf(world, "size=10+mm&city=Raipur")).price).toEqual({ min: 54_162, max: 54_162 });
});

it("updates the price of every size with the price of the listing", async () => {
  const { raipur } = await market();
  const kept = () =>
    api.db
      .selectFrom("listing_variation")
      .select("ex_price_paise")
      .where("listing_id", "=", raipur)
      .orderBy("size_variation_id")
      .execute();
  expect(await kept()).toEqual([{ ex_price_paise: 5_593_200 }, { ex_price_paise: 5_416_200 }]);
  await api.db.updateTable("listing").set({ base_price_paise: 4_600_000 }).where("id", "=", raipur).execute();
  await api.db.transaction().execute((tx) => refreshListingPrice(tx, raipur, api.clock.now()));
  expect(await kept()).toEqual([{ ex_price_paise: 5_711_200 }, { ex_price_paise: 5_534_200 }]);
});

it("looks at the sizes of each offer once, and at the name of each size once, however many offers have it", async () => {
  const { catalogue } = await market();
  const plans = createPlanReader(api);
  const read = () => readOfferFacets(plans.db, catalogue.productId, {}, api.clock.now());

  const [offers, names] = [
    await plans.countLooks(read, "listing_variation"),
    await plans.countLooks(read, "size_value"),
  ];
  await plans.close();

  expect(offers).toBe(3);
  expect(names).toBe(catalogue.sizeIds.length);
});
