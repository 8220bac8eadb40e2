import { withConnection } from "@mandi/launch/postgres/connection";
import { storeSiteText } from "../modules/site/site.service";
import { createTestApi, type TestApi } from "../testing/test-api";
import { countPages } from "./testing/count-pages";
import { findScans } from "./testing/find-scans";
import { observeStatements } from "./testing/observe-statements";
import { findReadings } from "./testing/read-everything";
import { fillMarket } from "./testing/scale";
import { fillPapers } from "./testing/scale-papers";
import { sizeOfMarket } from "./testing/scale-size";

const size = sizeOfMarket({ orders: 20_000, listings: 20_000 });

let api: TestApi;
const statements = new Set<string>();

beforeAll(async () => {
  api = await createTestApi();
  await withConnection(api.database.url, async (client) => {
    await fillMarket(client, size, () => undefined);
    await fillPapers(client, size);
  });
  // A month's return exists only for one of our own GSTINs: the one that tests use.
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z8");
});
afterAll(() => api.close());

/**
 * Routes that may have no content here: pincodes are not in the database, no file was uploaded, no document
 * issued, no offer waits for a price, and everything was paid from wallets. Their database queries are checked all the same.
 */
const mayBeSilent: ReadonlySet<string> = new Set([
  "/get-address/:pincode",
  "/upload/:id",
  "/desk/credit-request/:id/document",
  "/desk/payment/:id",
  "/desk/quotation/:id/price",
  "/desk/inbox/:id",
  "/desk/freight-bill/:id",
  "/desk/paper/:id",
  "/desk/paper/:id/pdf",
  "/paper/:id",
  "/paper/:id/pdf",
  "/customer/payment/:id/advice",
  "/customer/payment/:id/advice/pdf",
  "/desk/payout-batch/:id",
  "/desk/payout-batch/:id/file",
  "/desk/portal/:id/form",
  "/desk/order/:id/eway-form",
  "/desk/order/:id/note-draft",
  "/desk/order/:id/freight-draft",
  "/desk/eway-bill/:id",
  "/desk/eway-bill/file",
  "/customer/order/:id/paper/:number/pdf",
  "/seller/order/:id/bill/:number/pdf",
  "/transporter/freight-bill/:id/pdf",
]);

/** Opens every list and detail as everybody who may, and returns the routes that never answered 200. */
async function callEverything(): Promise<readonly string[]> {
  const answered = new Map<string, boolean>();
  for (const { route, address, caller } of await findReadings(api)) {
    const { status } = await api.get(address, caller);
    if (status >= 500) throw new Error(`${address} answered ${status}`);
    answered.set(route, answered.get(route) === true || status === 200);
  }
  return [...answered].flatMap(([route, hasAnswered]) => (hasAnswered || mayBeSilent.has(route) ? [] : [route]));
}

it("reads every list and detail of a large market through an index, even with generic plans", async () => {
  const silent = await observeStatements((text) => void statements.add(text), callEverything);
  const scans = await findScans(api.database.url, [...statements]);

  expect(silent).toEqual([]);
  expect(statements.size).toBeGreaterThan(80);
  expect(scans).toEqual([]);
});

it("reads few pages for an offer of a large market, and fewer for a second one of its product", async () => {
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from offered_listing where commodity_product_id = 3 order by id limit 2",
  );
  const buyer = await api.signIn("customer");
  const pages: number[] = [];
  for (const { id } of rows) {
    const call = async () => expect((await api.get(`/product-detail/${id}`, buyer)).status).toBe(200);
    pages.push(await countPages(api.database.url, call));
  }

  expect(pages).toHaveLength(2);
  expect(Math.min(...pages)).toBeGreaterThan(20);
  expect(Math.max(...pages)).toBeLessThan(220);
  expect(pages[1]).toBeLessThan(120);
});
