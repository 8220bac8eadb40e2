import { apiOfFile } from "../../testing/api-of-file";
import { createListing } from "../../testing/catalogue-world";
import { createRfqMarket, type RfqMarket } from "../../testing/rfq-world";

const api = apiOfFile();
let market: RfqMarket;
beforeEach(async () => {
  market = await createRfqMarket(api);
  // Figures from belts are cached for a minute.
  api.clock.advance(61);
});

const pune = "411026";
const offers = async (query: string) => {
  const { status, body } = await api.get(`/seller-list-by-commodity-product/${market.world.productId}?${query}`);
  expect(status).toBe(200);
  return body.data;
};

it("narrows and counts offers by their landed estimate at a pincode, and not without a pincode", async () => {
  const add = async (city: string, state: string, basePaise: number) =>
    createListing(api.db, api.clock, market.world, (await api.signIn("seller")).id, { city, state, basePaise });
  await add("Raipur", "Chhattisgarh", 4_590_000);
  await add("Bhilai", "Chhattisgarh", 4_000_000);
  const facets = async (query: string) =>
    (await api.get(`/offer-facets/${market.world.productId}?${query}`)).body.landed;
  const prices = async (query: string) =>
    (await offers(query)).map(({ landed }: { readonly landed?: { readonly price: number } | null }) => landed?.price);

  expect(await prices(`pincode=${pune}&sort=landed`)).toEqual([57_997, 57_997, 59_059, undefined]);
  expect(await prices(`pincode=${pune}&max_landed=58000`)).toEqual([57_997, 57_997]);
  expect(await prices(`pincode=${pune}&min_landed=57998&max_landed=60000`)).toEqual([59_059]);
  expect(await prices(`pincode=${pune}&sort=landed&grade=Fe+550D`)).toEqual([58_233, 58_233, 59_295, undefined]);
  expect(await prices(`pincode=${pune}&max_landed=58000&grade=Fe+550D`)).toEqual([]);
  expect(await offers("max_landed=58000")).toHaveLength(4);
  expect(await facets(`pincode=${pune}`)).toEqual([
    { value: "57750-57999", label: "57750-57999", count: 2 },
    { value: "58000-58249", label: "58000-58249", count: 0 },
    { value: "58250-58499", label: "58250-58499", count: 0 },
    { value: "58500-58749", label: "58500-58749", count: 0 },
    { value: "58750-58999", label: "58750-58999", count: 0 },
    { value: "59000-59249", label: "59000-59249", count: 1 },
  ]);
  expect((await facets(`pincode=${pune}&max_price=56000`)).map(({ count }: { count: number }) => count)).toEqual([
    2, 0, 0, 0, 0, 0,
  ]);
  expect(await facets("max_landed=58000")).toBeUndefined();
});

it("shows the lowest landed price of each product, and leaves out products that cannot be estimated", async () => {
  const lowest = async (pincode: string) =>
    (await api.get(`/lowest-landed?product=${market.world.productId}|999999&pincode=${pincode}`)).body.data;
  expect(await lowest(pune)).toEqual([
    {
      id: market.world.productId,
      landed: expect.objectContaining({ price: 57_997, low: 57_702, high: 58_292 }),
      size: expect.objectContaining({ value: "8", unit: { short_name: "mm" } }),
      quality: "Fe 500",
    },
  ]);
  expect(await lowest("999999")).toEqual([]);
  expect((await api.get("/lowest-landed?product=x&pincode=411026")).status).toBe(400);
});
