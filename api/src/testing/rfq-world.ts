import type { CreateQuotationBody } from "@mandi/shared/contract/quotation-request";
import { type CatalogueWorld, createCatalogue, createListing } from "./catalogue-world";
import type { Answer, SignedIn, TestApi } from "./test-api";

export interface AskedSeller extends SignedIn {
  readonly listingId: number;
}

/** A product that is sold and carried: a buyer with addresses, sellers in Raipur, transporters from Raipur to Pune. */
export interface RfqMarket {
  readonly world: CatalogueWorld;
  readonly buyer: SignedIn;
  readonly staff: SignedIn;
  readonly sellers: readonly AskedSeller[];
  readonly transporters: readonly SignedIn[];
  readonly body: CreateQuotationBody;
}

/** Texts that no seller may see before there is an order. */
export const secretWords = ["Secret", "9777700001", "27AAPFU0939F1ZV", "Wakad", "Pune", "411057"] as const;

export async function addAddress(api: TestApi, user: SignedIn, city = "Pune", state = "Maharashtra"): Promise<number> {
  const { id } = await api.db
    .insertInto("address")
    .values({
      user_id: user.id,
      company_name: "Secret Infra Projects",
      phone: "9777700001",
      gst: "27AAPFU0939F1ZV",
      address_line_one: "Secret Plaza",
      address_line_two: "Wakad",
      pincode: "411057",
      city,
      state,
      created_at: api.clock.now(),
      deleted_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function addBelt(
  api: TestApi,
  user: Pick<SignedIn, "id">,
  productId: number,
  stop: { loading?: string; city?: string; state?: string; min?: number; max?: number } = {},
): Promise<number> {
  await api.db
    .insertInto("transporter_product")
    .values({ user_id: user.id, commodity_product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await api.db
    .insertInto("belt")
    .values({ user_id: user.id, loading_address: stop.loading ?? "Raipur, Siltara", created_at: api.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto("belt_city")
    .values({
      belt_id: id,
      position: 0,
      state: stop.state ?? "Maharashtra",
      city: stop.city ?? "Pune",
      min_price_paise: stop.min ?? 150_000,
      max_price_paise: stop.max ?? 200_000,
    })
    .execute();
  return id;
}

export async function createRfqMarket(
  api: TestApi,
  { sellers = 2, transporters = 2 }: { sellers?: number; transporters?: number } = {},
): Promise<RfqMarket> {
  const world = await createCatalogue(api.db);
  const buyer = await api.signIn("customer", { name: "Secret Buyer" });
  const address = await addAddress(api, buyer);
  const asked: AskedSeller[] = [];
  for (let index = 0; index < sellers; index += 1) {
    const seller = await api.signIn("seller", { name: `Seller Name ${index}` });
    asked.push({ ...seller, listingId: await createListing(api.db, api.clock, world, seller.id) });
  }
  const carriers: SignedIn[] = [];
  for (let index = 0; index < transporters; index += 1) {
    const carrier = await api.signIn("transporter", { name: `Carrier ${index}` });
    await addBelt(api, carrier, world.productId);
    carriers.push(carrier);
  }
  const { id: packaging } = await api.db
    .selectFrom("product_packaging")
    .select("id")
    .where("commodity_product_id", "=", world.productId)
    .where("name", "=", "Bundle")
    .executeTakeFirstOrThrow();
  return {
    world,
    buyer,
    staff: await api.signIn("staff"),
    sellers: asked,
    transporters: carriers,
    body: {
      commodity_product_id: world.productId,
      brand_id: world.brandId,
      origin_city: "Raipur",
      quality: "Fe 500",
      packaging_charge: packaging,
      variation: [{ id: world.sizeIds[0], quantity: 30, stock: null, user_selected: "true" }],
      billing_address: address,
      consignee_detail: address,
      purpose: "Trading",
      description: "Heats of one cast",
    },
  };
}

/** Asks for a quotation and returns its key. */
export async function ask(api: TestApi, market: RfqMarket, change: Partial<CreateQuotationBody> = {}): Promise<number> {
  const { status, body } = await api.post("/product-enquiry", { ...market.body, ...change }, market.buyer);
  if (status !== 200) throw new Error(`The enquiry was refused: ${body.message}`);
  return body.id;
}

export function offer(api: TestApi, seller: SignedIn, id: number, rupees: number): Promise<Answer> {
  return api.post(`/seller/product-enquiry/${id}`, { base_price: rupees }, seller);
}

export function bid(api: TestApi, transporter: SignedIn, id: number, rupees: number): Promise<Answer> {
  return api.post(`/transporter/product-enquiry/${id}`, { price: rupees }, transporter);
}

/** An entry of the list that must exist. */
export function entry<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no entry ${index}`);
  return item;
}
