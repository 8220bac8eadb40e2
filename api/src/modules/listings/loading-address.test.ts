import { createCatalogue } from "../../testing/catalogue-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const siltara = { address_line_one: "Plot 41, Siltara", address_line_two: "Phase 1", pincode: "492001" };

async function aProduct(seller: SignedIn): Promise<number> {
  const { productId: product_id, brandId: brand_id } = await createCatalogue(api.db);
  const choice = { product_id, brand_id, state: "Chhattisgarh", city: "Raipur" };
  return (await api.post("/seller/store-commodity-product", choice, seller)).body.id;
}
const save = (id: number, body: object, seller: SignedIn) =>
  api.post(`/seller/update-commodity-product-address/${id}`, body, seller);
const shown = async (id: number, seller: SignedIn) =>
  (await api.get(`/seller/commodity-product/${id}`, seller)).body.data;

it("is set by the seller, and changed without becoming a second one (R-159, R-230)", async () => {
  const seller = await api.signIn("seller");
  const id = await aProduct(seller);
  expect(await shown(id, seller)).toMatchObject({ lacks_loading_address: true, loading_address: [] });
  expect((await save(id, siltara, seller)).status).toBe(200);
  expect((await save(id, { ...siltara, address_line_two: " " }, seller)).status).toBe(200);
  expect(await shown(id, seller)).toMatchObject({
    lacks_loading_address: false,
    loading_address: [{ ...siltara, address_line_two: "", city: "Raipur", state: "Chhattisgarh" }],
  });
  expect((await api.get("/seller/commodity-product", seller)).body.data[0].lacks_loading_address).toBe(false);
  const stored = await api.db.selectFrom("loading_address").selectAll().where("listing_id", "=", id).execute();
  expect(stored).toMatchObject([{ city: "Raipur", state: "Chhattisgarh" }]);
});

it.each([
  ["no first line", { address_line_one: " " }, "address_line_one"],
  ["a pincode that no post office has", { pincode: "999999" }, "pincode"],
  ["a pincode of another state", { pincode: "110001" }, "pincode"],
  ["more than a line holds", { address_line_two: "x".repeat(201) }, "address_line_two"],
])("is not saved with %s", async (_what, wrong, field) => {
  const seller = await api.signIn("seller");
  const id = await aProduct(seller);
  const answer = await save(id, { ...siltara, ...wrong }, seller);
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect((await shown(id, seller)).loading_address).toEqual([]);
});

it("cannot be changed by anybody else", async () => {
  const seller = await api.signIn("seller");
  const id = await aProduct(seller);
  expect((await save(id, siltara, await api.signIn("seller"))).status).toBe(404);
  expect((await save(id, siltara, await api.signIn("customer"))).status).toBe(403);
  expect((await shown(id, seller)).loading_address).toEqual([]);
});

it("is the company's, for products that have none yet, once the seller enters it in their profile", async () => {
  const seller = await api.signIn("seller");
  const [named, unnamed] = [await aProduct(seller), await aProduct(seller)];
  await save(named, siltara, seller);
  const profile = {
    user_name: "Ravi",
    gst_number: "22AAACS7234E1ZY",
    company_name: "Kaveri Ispat",
    address: "12, Station Road, Raipur",
  };
  expect((await api.post("/seller/update-profile", profile, seller)).status).toBe(200);
  expect((await shown(named, seller)).loading_address).toEqual([{ ...siltara, city: "Raipur", state: "Chhattisgarh" }]);
  expect(await shown(unnamed, seller)).toMatchObject({
    lacks_loading_address: true,
    loading_address: [{ address_line_one: "12, Station Road, Raipur", address_line_two: "", pincode: "" }],
  });
});
