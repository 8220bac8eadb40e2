import type { UserType } from "@mandi/shared/contract/role";
import { insertSession } from "../../modules/identity/session.store";
import { secondsAfter } from "../../platform/clock";
import { sha256, systemIds } from "../../platform/ids";
import { allRoutes } from "../../platform/routes/all-routes";
import type { Route } from "../../platform/routes/route";
import { sampleUrl } from "../../testing/sample-request";
import type { SignedIn, TestApi } from "../../testing/test-api";

/** One list or detail that somebody opens in a market made by `fillMarket`. */
export interface Reading {
  readonly route: string;
  readonly address: string;
  readonly caller: SignedIn | undefined;
}

/** The order whose sides make the calls: delivered, like most. */
const orderId = 1;

/** Queries for a list, in addition to the plain one. */
const furtherQueries = [
  "page=2",
  "status=delivered",
  "status=ordered",
  "status=live",
  "status=pending%7Cordered",
  "status=pending%7Cdelivered",
  "type=seller",
  "sort=oldest",
  "sort=-amount&filter=tmt",
  "search=tmt%2012mm",
  "sort=landed&pincode=411026",
  "sort=landed&pincode=411026&size=8%20mm",
  "pincode=411026",
  "pincode=411026&min_landed=40000&max_landed=60000",
  "from_date=2026-01-01&to_date=2026-11-30",
];

/** What is searched for in a list: something that exists once, in a small market and in a large one. */
const wordsOf: Readonly<Record<string, (buyer: { readonly id: number; readonly name: string }) => string>> = {
  "/desk/user": ({ name }) => name,
  "/desk/account": ({ id }) => `wallet:${id}`,
  // An amount leads to invoices and notes too.
  "/paper": () => "1,77,000",
  "/product-list": () => "Product 1",
};

/** Addresses that cannot be made from a key. */
const wordAddresses: Readonly<Record<string, readonly string[]>> = {
  "/page-head": ["/news-detail/news-1", "/product-list/1", "/product-list/1?type=brand", "/faq"].map(
    (path) => `/page-head?origin=https://mandi.example&path=${encodeURIComponent(path)}`,
  ),
  "/lowest-landed": ["/lowest-landed?product=1|2|3&pincode=411026"],
  "/asked-sellers": ["/asked-sellers?product=1&brand=1&city=Raipur&size=1"],
  "/freight-record/:pincode": ["/freight-record/411026"],
  "/shared-sheet/:token": ["/shared-sheet/0000000000000000000001"],
  "/view-market-news/:slug": ["/view-market-news/news-1"],
  // All journals of this market are in one month, so a file would contain all of them.
  "/desk/export/check": ["/desk/export/check?month=2026-10"],
  "/desk/quotation/:id/price": [`/desk/quotation/${orderId}/price?seller_id=1&transport_price=1800`],
  "/desk/queue/place": ["/desk/queue/place?kind=payment&item=1", "/desk/queue/place?kind=second%20person&item=1"],
  "/desk/news/article": ["/desk/news/article?slug=news-1"],
};

/** Calls that check all books or hash the whole trail and therefore read everything: nightly jobs, not pages. */
const readsEverything: ReadonlySet<string> = new Set(["/desk/reconciliation", "/desk/audit/verify"]);

/** Every GET route at every address that it accepts, as everybody who may call it. */
export async function findReadings(api: TestApi): Promise<readonly Reading[]> {
  const { buyer_id, seller_id, listing_id } = await api.db
    .selectFrom("trade_order")
    .select(["buyer_id", "seller_id", "listing_id"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const { transporter_id } = await api.db
    .selectFrom("shipment")
    .select("transporter_id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const people: Readonly<Record<UserType, SignedIn>> = {
    customer: await signInAs(api, buyer_id),
    seller: await signInAs(api, seller_id),
    transporter: await signInAs(api, transporter_id),
    staff: await signInAs(api, 1),
  };
  const { name } = await api.db.selectFrom("users").select("name").where("id", "=", buyer_id).executeTakeFirstOrThrow();
  const order = { listingId: listing_id, sellerId: seller_id, buyer: { id: buyer_id, name } };
  return allRoutes
    .filter(({ method, path }) => method === "GET" && !readsEverything.has(path))
    .flatMap((route) =>
      addressesOf(route, order).flatMap((address) =>
        callersOf(route, people).map((caller) => ({ route: route.path, address, caller })),
      ),
    );
}

/** Opens a session of a person of the market. */
export async function signInAs(api: TestApi, id: number): Promise<SignedIn> {
  const { phone, type } = await api.db
    .selectFrom("users")
    .select(["phone", "type"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const [token, binding, now] = [systemIds.token(), systemIds.token(), api.clock.now()];
  await insertSession(api.db, {
    tokenHash: sha256(token),
    bindingHash: sha256(binding),
    userId: id,
    createdAt: now,
    expiresAt: secondsAfter(now, 24 * 3_600),
    codeUntil: null,
  });
  return { id, phone, type, token, binding };
}

interface OrderSides {
  readonly listingId: number;
  readonly sellerId: number;
  readonly buyer: { readonly id: number; readonly name: string };
}

/** Real addresses of a route: the plain one, and one for each further query that it accepts. */
function addressesOf(route: Route, { listingId, sellerId, buyer }: OrderSides): readonly string[] {
  const words = wordAddresses[route.path];
  if (words) return words;
  const id = route.path.includes("product-detail") || route.path.startsWith("/seller/commodity") ? listingId : orderId;
  const sellerOf = route.path.startsWith("/seller-commodity-product-list") ? sellerId : id;
  const named = route.path.includes("/get-commodity-product-") ? listingId : sellerOf;
  const path = sampleUrl(route).replace(/\/(?:\d+)(?=$|[/?])/, `/${named}`);
  const known = Object.keys(Object("properties" in route.query ? route.query.properties : {}));
  const looked = wordsOf[route.path];
  const queries = [...furtherQueries, ...(looked ? [`search=${encodeURIComponent(looked(buyer))}`] : [])];
  const further = queries.filter((query) => known.includes(query.slice(0, query.indexOf("="))));
  return [path, ...further.map((query) => `${path}${path.includes("?") ? "&" : "?"}${query}`)];
}

function callersOf({ access }: Route, people: Readonly<Record<UserType, SignedIn>>): readonly (SignedIn | undefined)[] {
  if (access === "anyone") return [undefined];
  if (access === "anyone-or-session") return [undefined, people.customer];
  return (access === "signed-in" ? (["customer", "seller", "transporter"] as const) : access).map(
    (type) => people[type],
  );
}
