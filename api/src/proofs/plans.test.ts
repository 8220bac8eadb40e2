import { withConnection } from "@mandi/launch/postgres/connection";
import type { UserType } from "@mandi/shared/contract/role";
import { insertSession } from "../modules/identity/session.store";
import { secondsAfter } from "../platform/clock";
import { sha256, systemIds } from "../platform/ids";
import { allRoutes } from "../platform/routes/all-routes";
import type { Route } from "../platform/routes/route";
import { sampleUrl } from "../testing/sample-request";
import { createTestApi, type SignedIn, type TestApi } from "../testing/test-api";
import { findScans, type Scan } from "./testing/find-scans";
import { hearStatements } from "./testing/hear-statements";
import { fillMarket } from "./testing/scale";
import { sizeOfMarket } from "./testing/scale-size";

const size = sizeOfMarket({ orders: 20_000, listings: 20_000 });
/** The order whose sides ask: delivered, like most. */
const orderId = 1;

let api: TestApi;
let people: Readonly<Record<UserType, SignedIn>>;
let listingId: number;
const statements = new Set<string>();

beforeAll(async () => {
  api = await createTestApi();
  await withConnection(api.database.url, (client) => fillMarket(client, size, () => undefined));
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
  listingId = listing_id;
  people = {
    customer: await signInAs(buyer_id),
    seller: await signInAs(seller_id),
    transporter: await signInAs(transporter_id),
    staff: await signInAs(1),
  };
}, 180_000);
afterAll(() => api.close());

async function signInAs(id: number): Promise<SignedIn> {
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
    expiresAt: secondsAfter(now, 3_600),
  });
  return { id, phone, type, token, binding };
}

/** Queries that a list is asked with beside the plain one. */
const furtherQueries = [
  "page=2",
  "status=delivered",
  "status=ordered",
  "sort=oldest",
  "from_date=2026-01-01&to_date=2026-11-30",
];

/** Addresses that no number makes. */
const wordAddresses: Readonly<Record<string, readonly string[]>> = {
  "/page-head": ["/news-detail/news-1", "/product-list/1", "/product-list/1?type=brand", "/faq"].map(
    (path) => `/page-head?origin=https://mandi.example&path=${encodeURIComponent(path)}`,
  ),
  "/view-market-news/:slug": ["/view-market-news/news-1"],
};

/** Routes that may have nothing to say here: the table of pincodes is none of the database's, and no file was uploaded. */
const mayBeSilent: ReadonlySet<string> = new Set(["/get-address/:pincode", "/upload/:id"]);

/** Counts all books, which reads all of them: a nightly job, not a page. */
const readsEverything = "/desk/reconciliation";

/** Real addresses of a route: the plain one, and one for each further query that it understands. */
function addressesOf(route: Route): readonly string[] {
  const words = wordAddresses[route.path];
  if (words) return words;
  const id = route.path.includes("product-detail") || route.path.startsWith("/seller/commodity") ? listingId : orderId;
  const sellerOf = route.path.startsWith("/seller-commodity-product-list") ? people.seller.id : id;
  const named = route.path.includes("/get-commodity-product-") ? listingId : sellerOf;
  const path = sampleUrl(route).replace(/\/(?:\d+)(?=$|[/?])/, `/${named}`);
  const known = Object.keys(Object("properties" in route.query ? route.query.properties : {}));
  const further = furtherQueries.filter((query) => known.includes(query.slice(0, query.indexOf("="))));
  return [path, ...further.map((query) => `${path}${path.includes("?") ? "&" : "?"}${query}`)];
}

function callersOf({ access }: Route): readonly (SignedIn | undefined)[] {
  if (access === "anyone") return [undefined];
  if (access === "anyone-or-session") return [undefined, people.customer];
  return (access === "signed-in" ? (["customer", "seller", "transporter"] as const) : access).map(
    (type) => people[type],
  );
}

/** Calls every GET route as everybody who may, and returns which of them never answered 200. */
async function callEverything(): Promise<readonly string[]> {
  const silent: string[] = [];
  for (const route of allRoutes.filter(({ method, path }) => method === "GET" && path !== readsEverything)) {
    let hasAnswered = false;
    for (const address of addressesOf(route)) {
      for (const caller of callersOf(route)) {
        const { status } = await api.get(address, caller);
        if (status >= 500) throw new Error(`${address} answered ${status}`);
        hasAnswered ||= status === 200;
      }
    }
    if (!hasAnswered && !mayBeSilent.has(route.path)) silent.push(route.path);
  }
  return silent;
}

it("reads every list and detail of a large market through an index, also when the plan knows no values", async () => {
  const restore = hearStatements((text) => void statements.add(text));
  const silent = await callEverything();
  restore();
  const scans: Scan[] = await findScans(api.database.url, [...statements]);

  expect(silent).toEqual([]);
  expect(statements.size).toBeGreaterThan(80);
  expect(scans).toEqual([]);
}, 120_000);
