import { createCatalogue } from "../../testing/catalogue-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let carrier: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  carrier = await api.signIn("transporter");
});

const get = (path: string) => api.get(path, carrier);
const post = (path: string, body: object) => api.post(path, body, carrier);
const row = (change: object = {}) => ({
  state: "Maharashtra",
  city: "Pune",
  min_price: 1_500,
  max_price: 1_900.5,
  ...change,
});
const belts = async () => (await get("/transporter/belt")).body.data;

it("chooses products, replaces the choice, and refuses none or an unknown one (R-191, R-306, R-374, R-379)", async () => {
  const [one, two] = [await createCatalogue(api.db), await createCatalogue(api.db)];
  const selected = async () =>
    (await get("/transporter/product")).body.data
      .filter((item: { is_selected: number }) => item.is_selected === 1)
      .map((item: { id: number }) => item.id);

  const chosen = await post("/transporter/assign-product", { commodity_product: [one.productId, two.productId] });
  expect(await selected()).toEqual([one.productId, two.productId].sort((a, b) => a - b));
  await post("/transporter/assign-product", { commodity_product: [two.productId] });
  const none = await post("/transporter/assign-product", { commodity_product: [] });
  const unknown = await post("/transporter/assign-product", { commodity_product: [two.productId, 999_999] });

  expect(chosen.body).toEqual({ message: "Your products have been updated." });
  expect([none.status, unknown.status]).toEqual([422, 422]);
  expect([none.body.message, unknown.body.message]).toEqual(["Please select a product", "Please select a product"]);
  expect(await selected()).toEqual([two.productId]);
});

it("chooses vehicles with their capacity in tonnes (R-192, R-307, R-376, R-380)", async () => {
  const { id } = await api.db
    .insertInto("vehicle_type")
    .values({ name: `Trailer ${carrier.id}`, type: "Trailer", photo: "/media/trailer.svg", capacity_kg: 27_500 })
    .returning("id")
    .executeTakeFirstOrThrow();

  const { status } = await post("/transporter/assign-vehicle", { vehicle: [id] });
  const refused = await post("/transporter/assign-vehicle", { vehicle: [] });

  expect(status).toBe(200);
  expect(refused.body.message).toBe("Please select a vehicle");
  expect((await get("/transporter/vehicle")).body.data).toContainEqual({
    id,
    name: `Trailer ${carrier.id}`,
    type: "Trailer",
    photo: "/media/trailer.svg",
    capacity: 27.5,
    is_selected: 1,
  });
});

it("names states and their cities (R-377, R-378)", async () => {
  expect((await get("/transporter/state")).body.state_list).toContain("Maharashtra");
  expect((await get("/transporter/city/Maharashtra")).body.city_list).toContain("Pune");
  expect((await get("/transporter/city/Atlantis")).body.city_list).toEqual([]);
});

it("saves a belt from rows and shows it (R-193, R-240, R-375, R-381)", async () => {
  const { body } = await post("/transporter/assign-belt", {
    loading_address: " Raipur, Siltara ",
    rows: [row(), row({ city: "Nagpur" })],
  });

  expect(body.message).toBe("Your belt has been added.");
  expect(await belts()).toEqual([
    { id: expect.any(Number), loading_address: "Raipur, Siltara", unloading_address: [row(), row({ city: "Nagpur" })] },
  ]);
});

it("saves a belt from the specified maps, keyed by the lower-cased city with underscores (R-381)", async () => {
  const { status } = await post("/transporter/assign-belt", {
    loading_address: "Raipur",
    selected_city: ["Pune", "Mandi Gobindgarh"],
    min_price: { pune: 1_500, mandi_gobindgarh: 1_700 },
    max_price: { pune: 1_900, mandi_gobindgarh: 2_100 },
  });

  expect(status).toBe(200);
  expect((await belts())[0].unloading_address).toEqual([
    { state: "Maharashtra", city: "Pune", min_price: 1_500, max_price: 1_900 },
    { state: "Punjab", city: "Mandi Gobindgarh", min_price: 1_700, max_price: 2_100 },
  ]);
});

const maps = (change: object) => ({
  loading_address: "Raipur",
  selected_city: ["Pune"],
  min_price: { pune: 1 },
  max_price: { pune: 2 },
  ...change,
});
it.each([
  ["no loading address", { loading_address: " ", rows: [row()] }, "Please fill all fields"],
  ["no city", { loading_address: "Raipur", rows: [] }, "Please fill all fields"],
  ["no city in the maps", maps({ selected_city: [] }), "Please fill all fields"],
  ["a city without its minimum", maps({ min_price: {} }), "Please fill all fields"],
  ["a city without its maximum", maps({ max_price: {} }), "Please fill all fields"],
  ["a blank minimum", maps({ min_price: { pune: "" } }), "Please fill all fields"],
  ["a maximum of nothing", maps({ max_price: { pune: null } }), "Please fill all fields"],
  ["no minimum at all", maps({ min_price: null }), "Please fill all fields"],
  ["a blank city", maps({ selected_city: [""] }), "Please fill all fields"],
  ["a city twice", { loading_address: "Raipur", rows: [row(), row()] }, "Please select a different city"],
  ["two cities with one key", maps({ selected_city: ["Pune", "Pune"] }), "Please select a different city"],
  [
    "a city of another state",
    { loading_address: "Raipur", rows: [row({ state: "Odisha" })] },
    "Please select a different city",
  ],
  ["an unknown city", maps({ selected_city: ["Atlantis"] }), "Please select a different city"],
  [
    "a minimum above the maximum",
    { loading_address: "Raipur", rows: [row({ min_price: 2_000 })] },
    "The minimum price must not be above the maximum price",
  ],
])("refuses a belt with %s and saves nothing (R-308, R-309)", async (_what, body, message) => {
  const answer = await post("/transporter/assign-belt", body);

  expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 422, message });
  expect(await belts()).toEqual([]);
});

it("distinguishes two cities of the same name by the states of their rows", async () => {
  const { status } = await post("/transporter/assign-belt", {
    loading_address: "Raipur",
    rows: [row({ city: "Raigarh" }), row({ city: "Raigarh", state: "Chhattisgarh" })],
  });

  expect(status).toBe(200);
  expect((await belts())[0].unloading_address).toHaveLength(2);
});

it.each([
  [
    ["Raigarh", "Pune"],
    ["Maharashtra", "Maharashtra"],
  ],
  [
    ["Raigarh", "Durg"],
    ["Chhattisgarh", "Chhattisgarh"],
  ],
  [
    ["Raigarh", "Durg", "Pune", "Nagpur"],
    ["Maharashtra", "Chhattisgarh", "Maharashtra", "Maharashtra"],
  ],
])(
  "finds the state of Raigarh, which is in two, from the cities of the listed payload: %p (R-381)",
  async (cities, states) => {
    const prices = Object.fromEntries(cities.map((city) => [city.toLowerCase(), 1_500]));

    const { status } = await post("/transporter/assign-belt", {
      loading_address: "Raipur",
      selected_city: cities,
      min_price: prices,
      max_price: prices,
    });

    expect(status).toBe(200);
    expect((await belts())[0].unloading_address.map(({ state }: { state: string }) => state)).toEqual(states);
  },
);

it("takes the larger of two cities that have the same name where it is given alone (R-381)", async () => {
  const { status } = await post("/transporter/assign-belt", {
    loading_address: "Raipur",
    selected_city: ["Raigarh"],
    min_price: { raigarh: 1_500 },
    max_price: { raigarh: 1_900 },
  });

  expect(status).toBe(200);
  expect((await belts())[0].unloading_address).toEqual([
    { state: "Maharashtra", city: "Raigarh", min_price: 1_500, max_price: 1_900 },
  ]);
});

it("changes and deletes their own belt and nobody else's", async () => {
  await post("/transporter/assign-belt", { loading_address: "Raipur", rows: [row()] });
  const [belt] = await belts();
  const stranger = await api.signIn("transporter");

  const foreign = await api.post(
    "/transporter/assign-belt",
    { id: belt.id, loading_address: "Bhilai", rows: [row()] },
    stranger,
  );
  const stolen = await api.call("DELETE", `/transporter/belt/${belt.id}`, { as: stranger });
  expect([foreign.status, stolen.status]).toEqual([404, 404]);
  expect(await belts()).toEqual([belt]);

  await post("/transporter/assign-belt", { id: belt.id, loading_address: "Bhilai", rows: [row({ city: "Nagpur" })] });
  expect(await belts()).toEqual([
    { id: belt.id, loading_address: "Bhilai", unloading_address: [row({ city: "Nagpur" })] },
  ]);
  const deleted = await api.call("DELETE", `/transporter/belt/${belt.id}`, { as: carrier });
  expect(deleted.body).toEqual({ message: "Your belt has been deleted." });
  expect(await belts()).toEqual([]);
});
