import type { BrowserContext } from "playwright-core";
import { cookiesOf } from "./cookies";
import { currentPlace } from "./place";

/** Where to find a real id for a route with a parameter: the call, and the path to the id in its answer. */
const sources: Readonly<Record<string, readonly [call: string, way: readonly string[]]>> = {
  "/product-list/:id": ["/product-list", ["data", "0", "id"]],
  "/news-detail/:slug": ["/home", ["market_news", "0", "slug"]],
  "/quotation-detail/:id": ["/product-enquiry", ["data", "0", "id"]],
  "/order-details/:id": ["/customer/order", ["data", "0", "id"]],
  "/order-ledger/:id": ["/customer/order", ["data", "0", "id"]],
  "/paper/:id": ["/paper", ["data", "0", "id"]],
  "/seller-quotation-detail/:id": ["/seller/product-enquiry", ["data", "0", "id"]],
  "/seller-order-detail/:id": ["/seller/order", ["data", "0", "id"]],
  "/seller-order-ledger/:id": ["/seller/order", ["data", "0", "id"]],
  "/seller-order-paper/:id": ["/seller/order", ["data", "0", "id"]],
  "/desk/payment/:id": ["/desk/payment", ["data", "0", "id"]],
  "/desk/quotation/:id": ["/desk/quotation", ["data", "0", "id"]],
  "/desk/thread/:id": ["/desk/queue/item?kind=message", ["data", "0", "id"]],
  "/desk/order/:id": ["/desk/order", ["data", "0", "id"]],
  "/desk/listing/:id": ["/desk/listing", ["data", "0", "id"]],
  "/desk/credit/:id": ["/desk/credit-request", ["data", "0", "id"]],
  "/desk/inbox/:number": ["/desk/queue/item?kind=inbox", ["data", "0", "number"]],
  "/desk/freight-bill/:id": ["/desk/freight-bill", ["data", "0", "id"]],
  "/desk/eway-bill/:id": ["/desk/eway-bill", ["data", "0", "id"]],
  "/desk/paper/:id": ["/desk/paper", ["data", "0", "id"]],
  "/desk/payouts/:id": ["/desk/payout-batch", ["data", "0", "id"]],
  "/desk/catalogue/:id": ["/desk/product", ["data", "0", "id"]],
  "/desk/user/:phone": ["/desk/user", ["data", "0", "phone"]],
  "/desk/approval/:id": ["/desk/approval", ["data", "0", "id"]],
  "/transporter-product-enquiry-detail/:id": ["/transporter/product-enquiry", ["data", "0", "id"]],
};

/** Real addresses, by route pattern, for the person who is logged in; none where their list is empty. */
export async function sampleAddresses(context: BrowserContext): Promise<Record<string, string>> {
  const samples: Record<string, string> = {};
  for (const [path, [call, way]] of Object.entries(sources)) {
    const id = follow(await read(context, call), way);
    if (id !== undefined) samples[path] = path.replace(/:\w+/, id);
  }
  samples["/desk/list/:name"] = "/desk/list/orders";
  const paper = await paperOf(context);
  if (paper !== undefined) samples["/order-paper/:id/:number"] = paper;
  // A product page is one seller's offer of a product.
  const product = samples["/product-list/:id"]?.split("/").at(-1);
  const offer = follow(await read(context, `/seller-list-by-commodity-product/${product}`), ["data", "0", "id"]);
  if (offer === undefined) return samples;
  return {
    ...samples,
    "/product-detail/:id": `/product-detail/${offer}`,
    "/trade-sheet/:kind/:id": `/trade-sheet/offer/${offer}`,
  };
}

/** The document of an order's first invoice. */
async function paperOf(context: BrowserContext): Promise<string | undefined> {
  const id = follow(await read(context, "/customer/order?status=delivered"), ["data", "0", "id"]);
  const order = id === undefined ? undefined : await read(context, `/customer/order-detail/${id}`);
  const number = follow(order, ["data", "invoices", "0", "number"]);
  return number === undefined ? undefined : `/order-paper/${id}/${number}`;
}

async function read(context: BrowserContext, call: string): Promise<unknown> {
  const { token } = await cookiesOf(context);
  const headers = token ? { Authorization: `Bearer ${JSON.parse(decodeURIComponent(token.value))}` } : {};
  const answer = await context.request.get(`${currentPlace().url}/api${call}`, { headers });
  return answer.ok() ? answer.json() : undefined;
}

function follow(value: unknown, way: readonly string[]): string | undefined {
  const found = way.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
  return typeof found === "string" || typeof found === "number" ? String(found) : undefined;
}
