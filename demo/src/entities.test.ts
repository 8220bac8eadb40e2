import { logIn } from "@mandi/api/internal/log-in";
import { createTestApi, type SignedIn, type TestApi } from "@mandi/api/internal/test-api";
import { fillDemoMarket } from "./fill";

/*
 * The entities of the documents (A9) and what each kind of person can do (A1), checked on the demo market through its
 * API: every field by the documents' own name.
 */

type Caller = "visitor" | "buyer" | "seller" | "transporter";

let api: TestApi;
let people: Readonly<Record<Caller, SignedIn | undefined>>;

beforeAll(async () => {
  api = await createTestApi();
  await fillDemoMarket(api.db, { now: api.clock.now(), log: () => undefined });
  people = {
    visitor: undefined,
    buyer: await logIn(api, "9000000001"),
    seller: await logIn(api, "9000000011"),
    transporter: await logIn(api, "9000000021"),
  };
});
afterAll(() => api.close());

async function read(path: string, caller: Caller) {
  const { status, body } = await api.get(path, people[caller]);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** The value at `a.b[0].c`; undefined where there is none. */
function at(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .reduce<unknown>((node, step) => new Map(Object.entries(Object(node))).get(step), value);
}

/** Keys needed in paths, found as a person finds them: in a list. */
const keys: Readonly<Record<string, () => Promise<number>>> = {
  ":listing": async () => (await read("/seller/commodity-product", "seller")).data[0].id,
  ":offer": async () => {
    const [product] = (await read("/product-list?search=tmt", "visitor")).data;
    return (await read(`/seller-list-by-commodity-product/${product.id}`, "visitor")).data[0].id;
  },
  ":quotation": async () => (await read("/product-enquiry?status=ordered", "buyer")).data[0].id,
  ":order": async () => (await read("/customer/order?status=delivered", "buyer")).data[0].id,
  ":received": async () => (await read("/seller/order", "seller")).data[0].id,
  ":freight": async () => {
    const { data } = await read("/transporter/product-enquiry", "transporter");
    return data.find(({ bid_count }: { bid_count: number }) => bid_count > 0).id;
  },
};

async function answerOf(path: string, caller: Caller) {
  const key = Object.keys(keys).find((name) => path.includes(name));
  const id = key ? await keys[key]?.() : undefined;
  return read(key ? path.replace(key, String(id)) : path, caller);
}

const trade =
  "id unique_id commodity_product.name commodity_product.category.name commodity_product.thumbnail brand.id brand.name origin_city status updated_at billing_address consignee_detail variation base_price transport_price total_quantity ex_price for_price";

/** Entity, who reads it with which call, where it is in the answer, its fields. */
const entities: readonly (readonly [string, Caller, string, string, string])[] = [
  ["Banner (R-197)", "visitor", "/home", "banners[0]", "photo"],
  ["Product (R-198, R-319)", "visitor", "/product-list", "data[0]", "id name thumbnail"],
  ["Brand (R-199, R-327)", "visitor", "/brand-list", "brand_list[0]", "id name thumbnail"],
  ["News (R-200)", "visitor", "/home", "market_news[0]", "slug title image description created_at"],
  ["Testimonial (R-201)", "visitor", "/home", "testimonial_list[0]", "message name designation image"],
  ["How-to (R-202)", "visitor", "/home", "shop_on", "title description video_link"],
  [
    "Ingot price (R-205)",
    "visitor",
    "/ingot-price",
    "",
    "location[0] price[0].day price[0].price last_update latest_price.today latest_price.previous",
  ],
  ["History row (R-206)", "visitor", "/ingot-price-history", "data[0]", "date open high low close"],
  [
    "Product detail (R-207, R-321)",
    "buyer",
    "/product-detail/:offer",
    "products_data",
    "name description thumbnail images brand.name min_order_qty unit.name base_price total_charges gst ex_price total_amount default_variation_price loading_charge insurance_charge quality_charge other_charges address last_updated is_bookmarked commodity_product_id seller_commodity_product_id quality quality_price packaging_charge[0].id packaging_charge[0].name packaging_charge[0].charge price_history default_variation.name default_variation.value default_variation.unit.short_name variation[0].id variation[0].price variation[0].is_selected variation[0].is_brand_selling variation[0].value[0].value variation[0].value[0].unit.short_name product_delivery_info product_terms_condition",
  ],
  [
    "Related offer (R-208)",
    "buyer",
    "/product-detail/:offer",
    "seller_product_list[0]",
    "id name thumbnail brand quality default_variation city ex_price is_bookmarked commodity_product_id",
  ],
  [
    "Quotation (R-212, R-333)",
    "buyer",
    "/product-enquiry/:quotation",
    "data",
    `${trade} created_at order_id purpose description required_booking_amount credit_days selected_packaging_charge selected_quality.name commission_type commission gst loading_address delivery_by bidding_list reply_time`,
  ],
  [
    "Variation line (R-214)",
    "buyer",
    "/product-enquiry/:quotation",
    "data.variation[0]",
    "value[0].value value[0].unit.short_name quantity per_unit_price final_price id price",
  ],
  [
    "Address (R-215)",
    "buyer",
    "/address",
    "data[0]",
    "id company_name phone gst address_line_one address_line_two pincode city state",
  ],
  [
    "Order (R-217)",
    "buyer",
    "/customer/order-detail/:order",
    "data",
    `${trade} order_id token_amount paid_amount due_amount update_for quality_check_certificate quality_check_image quality_check_visibility driver_list[0]`,
  ],
  [
    "Driver (R-218)",
    "buyer",
    "/customer/order-detail/:order",
    "data.driver_list[0]",
    "photo driver_with_vehicle_photo name phone alternate_phone_number vehicle_number final_quantity_by_seller loaded_vehicle_photo unloaded_vehicle_photo transporter_name transporter_phone_number tracking_number ebill transport_receipt invoice",
  ],
  [
    "Ledger row (R-219)",
    "buyer",
    "/customer/order-ledger/:order",
    "data[0]",
    "created_at description transaction_id amount type remaining_balance",
  ],
  [
    "Cash wallet (R-220, R-222)",
    "buyer",
    "/cash-wallet",
    "",
    "cash_balance transaction.data[0].description transaction.data[0].transaction_id transaction.data[0].created_at transaction.data[0].amount transaction.data[0].status",
  ],
  [
    "Credit wallet (R-221)",
    "buyer",
    "/credit-wallet",
    "",
    "credit_balance assign_credit_balance transaction.data[0].amount",
  ],
  ["Credit document type (R-224)", "buyer", "/credit-wallet-document-type", "data[0]", "id name title description"],
  [
    "Buyer profile (R-225, R-241)",
    "buyer",
    "/customer/profile",
    "data",
    "name phone email user_detail.company_name user_detail.gst_number user_detail.pan_number user_detail.company_address user_detail.type[0].id",
  ],
  [
    "Seller profile (R-226, R-350)",
    "seller",
    "/seller/profile",
    "data",
    "name phone email business_details.name business_details.seller_type kyc_details.gst_number kyc_details.identity_number kyc_details.address",
  ],
  [
    "Transporter profile (R-227, R-351)",
    "transporter",
    "/transporter/profile",
    "data",
    "name email phone transporter_detail.company_name transporter_detail.gst_number transporter_detail.address transporter_detail.alternate_phone transporter_detail.aadhar_number",
  ],
  [
    "Registration info (R-228)",
    "visitor",
    "/registration-form-info",
    "",
    "business_type[0].id business_type[0].name seller_type[0].id seller_type[0].name",
  ],
  ["Category (R-229)", "seller", "/category", "data[0]", "id name"],
  [
    "Catalogue product (R-230)",
    "seller",
    "/seller/commodity-product/:listing",
    "data",
    "id name description thumbnail images base_price loading_charge category.name sub_category.name brands.name unit.name packaging[0].name packaging[0].price loading_address[0].address_line_one loading_address[0].address_line_two loading_address[0].pincode",
  ],
  [
    "Seller price settings (R-231)",
    "seller",
    "/seller/get-commodity-product-price/:listing",
    "data",
    "base_price loading_charge insurance_charge quality_charge gst tcs",
  ],
  [
    "Seller variation (R-232)",
    "seller",
    "/seller/get-commodity-product-variation/:listing",
    "data[0]",
    "id value[0].value value[0].unit.short_name price is_selected",
  ],
  [
    "Variation stock (R-233)",
    "seller",
    "/seller/get-commodity-product-variation-stock/:listing",
    "data[0]",
    "id value[0].name value[0].value stock is_selected",
  ],
  [
    "Seller order (R-235, R-370)",
    "seller",
    "/seller/order-detail/:received",
    "data",
    "unique_id order_id commodity_product.name commodity_product.category.name brand.name updated_at consignee_detail.company_name consignee_detail.pincode consignee_detail.address_line_one consignee_detail.address_line_two consignee_detail.city consignee_detail.state variation[0] status base_price total_quantity ex_price freight_advance_amount for_price paid_amount due_amount update_for",
  ],
  [
    "Transporter enquiry (R-236, R-382)",
    "transporter",
    "/transporter/product-enquiry/:freight",
    "data",
    "id unique_id commodity_product.name commodity_product.thumbnail commodity_product.category.name brand.name origin_city min_price max_price description status billing_address.address_line_one billing_address.address_line_two billing_address.state billing_address.pincode",
  ],
  [
    "Bid on the board (R-236)",
    "transporter",
    "/transporter/product-enquiry/:freight",
    "bidding_list[0]",
    "get_user.name price",
  ],
  [
    "Transporter order (R-237, R-373)",
    "transporter",
    "/transporter/order",
    "data[0]",
    "unique_id order_id commodity_product.name brand.name origin_city status description transport_price consignee_detail.company_name consignee_detail.address_line_one consignee_detail.address_line_two consignee_detail.phone consignee_detail.city consignee_detail.state consignee_detail.pincode loading_address[0].address_line_one",
  ],
  [
    "Transporter product option (R-238)",
    "transporter",
    "/transporter/product",
    "data[0]",
    "id name thumbnail category_name is_selected",
  ],
  [
    "Vehicle option (R-239)",
    "transporter",
    "/transporter/vehicle",
    "data[0]",
    "id name photo type capacity is_selected",
  ],
  [
    "Belt (R-240)",
    "transporter",
    "/transporter/belt",
    "data[0]",
    "loading_address unloading_address[0].state unloading_address[0].city unloading_address[0].min_price unloading_address[0].max_price",
  ],
  [
    "Configuration texts (R-242)",
    "visitor",
    "/config",
    "",
    "privacy_policy terms_condition returns_policy logistics payment_method",
  ],
];

it.each(entities)("%s: %s reads every field by its name in %s", async (_name, caller, path, place, fields) => {
  const entity = at(await answerOf(path, caller), place);
  expect(entity).toBeDefined();
  expect(fields.split(" ").filter((field) => at(entity, field) === undefined)).toEqual([]);
});
