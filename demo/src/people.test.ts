import { logIn } from "@mandi/api/internal/log-in";
import { createTestApi, type SignedIn, type TestApi } from "@mandi/api/internal/test-api";
import { fillDemoMarket } from "./fill";

/* What each kind of person can do (A1), checked on the demo market through its API. */

let api: TestApi;
let buyer: SignedIn;
let seller: SignedIn;
let transporter: SignedIn;

beforeAll(async () => {
  api = await createTestApi();
  await fillDemoMarket(api.db, { now: api.clock.now(), log: () => undefined });
  buyer = await logIn(api, "9000000001");
  seller = await logIn(api, "9000000011");
  transporter = await logIn(api, "9000000021");
});
afterAll(() => api.close());

const own = [
  "/product-enquiry",
  "/customer/order",
  "/cash-wallet",
  "/credit-wallet",
  "/address",
  "/bookmark",
  "/customer/profile",
];
const statusOf = async (path: string, as?: SignedIn) => [path, (await api.get(path, as)).status];

it("accepts a phone and answers a message; the code returns token and user data with the type (R-002, R-006, R-210, R-323)", async () => {
  const sent = await api.post("/otp-login", { phone: "9000000012" });
  expect(sent).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  const { body } = await api.post("/verify-otp", { phone: "9000000012", otp: api.sentCodes.at(-1)?.code });
  expect(body).toMatchObject({ token: expect.any(String), message: expect.any(String), data: { type: "seller" } });
  expect([buyer.type, seller.type, transporter.type]).toEqual(["customer", "seller", "transporter"]);
});

it("lets a visitor search, read news and prices, and send enquiries and messages, but read nothing personal (R-003)", async () => {
  const { body: found } = await api.get("/general-search?search_key=tmt");
  expect(found.product_list.length).toBeGreaterThan(0);
  const [article] = (await api.get("/market-news")).body.market_news.data;
  for (const path of [`/view-market-news/${article.slug}`, "/ingot-price", "/ingot-price-history", "/config"]) {
    expect(await statusOf(path)).toEqual([path, 200]);
  }
  const message = { name: "Ravi", phone: "9893000147", email: "r@x.example", message: "Do you load on Sundays?" };
  expect((await api.post("/contact-us", message)).status).toBe(200);
  for (const path of own) expect(await statusOf(path)).toEqual([path, 401]);
});

it("stores a general enquiry with all its fields (R-209)", async () => {
  const [brand] = (await api.get("/brand-list")).body.brand_list;
  const [product] = (await api.get(`/seller-commodity-product-list/${brand.id}`)).body.product_list;
  const enquiry = {
    name: "Ravi",
    company_name: "Ravi Traders",
    contact_number: "9893000147",
    email: "r@x.example",
    gst_number: "27AAPFU0939F1ZV",
    delivery_location: "Pune",
    brand_id: brand.id,
    seller_commodity_product_id: product.id,
    requirement: "30 MT",
    message: "Soon",
  };
  expect((await api.post("/general-enquiry", enquiry)).status).toBe(200);
  const stored = await api.db.selectFrom("enquiry").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
  const { seller_commodity_product_id: listing_id, ...rest } = enquiry;
  expect(stored).toMatchObject({ ...rest, listing_id });
});

it("gives the logged-in person their watch list, quotations, orders, wallets, addresses and profile (R-004)", async () => {
  for (const person of [buyer, seller, transporter]) {
    for (const path of own) expect(await statusOf(path, person)).toEqual([path, 200]);
  }
});

it("shows a bookmarked offer with its fields (R-216)", async () => {
  const [product] = (await api.get("/product-list")).body.data;
  const [offer] = (await api.get(`/seller-list-by-commodity-product/${product.id}`)).body.data;
  const mark = { commodity_product_id: product.id, seller_commodity_product_id: offer.id };
  await api.post("/bookmark", mark, transporter);
  const [bookmark] = (await api.get("/bookmark", transporter)).body.data;
  expect(bookmark).toEqual({ ...offer, is_bookmarked: true, saved_price: offer.ex_price });
  for (const field of [
    "id",
    "commodity_product_id",
    "name",
    "brand",
    "quality",
    "default_variation",
    "city",
    "ex_price",
  ])
    expect(bookmark).toHaveProperty(field);
});

it("lets a customer apply to become a seller or a transporter, and nobody else (R-005)", async () => {
  const business = { user_name: "Asha", company_name: "Asha Steel", gst_number: "27AAPFU0939F1ZV" };
  const carrier = { name: "Bela", company_name: "Bela Carriers" };
  const [asha, bela] = [await logIn(api, "9812345671"), await logIn(api, "9812345672")];
  expect((await api.post("/customer/become-seller", business, asha)).status).toBe(200);
  expect((await api.post("/customer/become-transporter", carrier, bela)).status).toBe(200);
  expect((await api.get("/seller/profile", asha)).status).toBe(200);
  expect((await api.get("/transporter/profile", bela)).status).toBe(200);
  for (const person of [asha, bela, seller, transporter]) {
    expect((await api.post("/customer/become-seller", business, person)).status).toBe(403);
  }
});

it("prices goods ex-factory per MT and adds the freight per MT: quantities in MT, prices in rupees (R-001)", async () => {
  const [{ id }] = (await api.get("/product-enquiry?status=ordered", buyer)).body.data;
  const { data } = (await api.get(`/product-enquiry/${id}`, buyer)).body;
  const goods = data.variation.reduce(
    (sum: number, line: { quantity: number; per_unit_price: number }) => sum + line.quantity * line.per_unit_price,
    0,
  );
  expect(data.ex_price).toBeCloseTo(goods, 2);
  expect(data.for_price).toBeCloseTo(data.ex_price + data.transport_price * data.total_quantity, 2);
});

it("lets a seller answer an enquiry with a basic price, maintain price, sizes and stock, and see their orders (R-008)", async () => {
  const { data: asked } = (await api.get("/seller/product-enquiry?status=pending", seller)).body;
  const { id } = asked.find(({ is_closed }: { is_closed: number }) => is_closed === 0);
  expect((await api.post(`/seller/product-enquiry/${id}`, { base_price: 47_777 }, seller)).status).toBe(200);
  const { data: quotation } = (await api.get(`/seller/product-enquiry/${id}`, seller)).body;
  expect(quotation.orderData.basePrice).toBe(47_777);
  expect(quotation.bidding_list).toContainEqual(expect.objectContaining({ base_price: 47_777, is_my_price: 1 }));

  const [listing] = (await api.get("/seller/commodity-product", seller)).body.data;
  const price = (await api.get(`/seller/get-commodity-product-price/${listing.id}`, seller)).body.data;
  const dearer = { ...price, base_price: price.base_price + 100 };
  await api.post(`/seller/update-commodity-product-price/${listing.id}`, dearer, seller);
  expect((await api.get(`/seller/get-commodity-product-price/${listing.id}`, seller)).body.data).toEqual(dearer);
  const sizes = (await api.get(`/seller/get-commodity-product-variation-stock/${listing.id}`, seller)).body.data;
  const [size] = sizes.filter(({ is_selected }: { is_selected: number }) => is_selected === 1);
  const stock = { id: [size.id], stock: [size.stock + 5] };
  await api.post(`/seller/update-commodity-product-variation-stock/${listing.id}`, stock, seller);
  const after = (await api.get(`/seller/get-commodity-product-variation-stock/${listing.id}`, seller)).body.data;
  expect(after.find((row: { id: number }) => row.id === size.id).stock).toBe(size.stock + 5);
  expect((await api.get("/seller/order", seller)).body.total).toBeGreaterThan(0);
});

it("lets a transporter declare goods, belts and vehicles, see enquiries and orders, and bid freight (R-009, R-383)", async () => {
  const goods = (await api.get("/transporter/product", transporter)).body.data;
  const chosen = (rows: { is_selected: number }[]) => rows.filter(({ is_selected }) => is_selected === 1).length;
  expect(chosen(goods)).toBeGreaterThan(0);
  expect(chosen((await api.get("/transporter/vehicle", transporter)).body.data)).toBeGreaterThan(0);
  expect((await api.get("/transporter/belt", transporter)).body.data.length).toBeGreaterThan(0);
  expect((await api.get("/transporter/order", transporter)).body.data.length).toBeGreaterThan(0);

  const { data: asked } = (await api.get("/transporter/product-enquiry", transporter)).body;
  const { id } = asked.find(({ is_closed }: { is_closed: number }) => is_closed === 0);
  const path = `/transporter/product-enquiry/${id}`;
  const answer = await api.send(path, { price: 1_777.5 }, transporter);
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect((await api.get(path, transporter)).body.bidding_list).toContainEqual(
    expect.objectContaining({ price: 1_777.5, is_my_price: 1 }),
  );
});

it.each([
  ["the watch list", "/bookmark", () => buyer],
  ["a seller's products", "/seller/commodity-product", () => seller],
  ["a transporter's orders", "/transporter/order", () => transporter],
])("returns %s in full, or page by page", async (_name, path, who) => {
  const products = (await api.get("/product-list?limit=4")).body.data;
  for (const { id } of path === "/bookmark" ? products : []) {
    const [offer] = (await api.get(`/seller-list-by-commodity-product/${id}?limit=1`)).body.data;
    const mark = { commodity_product_id: id, seller_commodity_product_id: offer.id };
    if (!offer.is_bookmarked) await api.post("/bookmark", mark, buyer);
  }
  const whole = (await api.get(path, who())).body;
  expect(whole.total).toBe(whole.data.length);
  expect(whole.total).toBeGreaterThan(1);
  const pages: unknown[] = [];
  for (let page = 1; page <= whole.total; page += 1) {
    const { body } = await api.get(`${path}?page=${page}&limit=1`, who());
    expect(body).toMatchObject({ current_page: page, per_page: 1, total: whole.total, last_page: whole.total });
    pages.push(...body.data);
  }
  expect(pages.map((row) => Object(row).id)).toEqual(whole.data.map(({ id }: { id: number }) => id));
});
