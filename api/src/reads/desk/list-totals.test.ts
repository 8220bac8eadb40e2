import { sql } from "kysely";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import { addPeople } from "../../testing/read-plans";
import type { SignedIn } from "../../testing/test-api";

/* Above each list of the desk stands how many rows it has on all its pages. */

const api = apiOfFile();
let staff: SignedIn;
beforeAll(async () => {
  await createBookedOrder(api, { market: await createMarket(api) });
  await addPeople(api.db);
  staff = await api.signIn("staff");
});

const list = async (path: string): Promise<{ data: readonly unknown[]; total: number }> =>
  (await api.get(`/desk/${path}`, staff)).body;
const countOf = async (from: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(from)}`.execute(api.db);
  return rows[0]?.count;
};

it("says on each page of a long list how many there are in all, with the filter that is set", async () => {
  const customers = await countOf("users where type = 'customer'");
  expect(customers).toBeGreaterThan(100);
  const last = Math.ceil(Number(customers) / 50);
  for (const page of [1, 2, last, last + 1])
    expect([page, (await list(`user?type=customer&page=${page}`)).total]).toEqual([page, customers]);
  const { data, total } = await list("user?search=7000000007");
  expect([data.length, total]).toEqual([1, 1]);
});

it.each([
  ["quotation", "quotation"],
  ["order", "trade_order"],
  ["payment", "payment where status = 'under check'"],
  ["listing", "listing where status <> 'removed'"],
  ["credit-request", "credit_request where status = 'pending'"],
  ["product", "commodity_product"],
])("says of a short list of %s how many rows it has, also past its end", async (path, from) => {
  const { data, total } = await list(path);
  expect(total).toBe(await countOf(from));
  expect(data).toHaveLength(total);
  expect(await list(`${path}?page=2`)).toMatchObject({ data: [], total });
});
