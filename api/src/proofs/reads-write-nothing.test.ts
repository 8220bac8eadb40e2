import { withConnection } from "@mandi/launch/postgres/connection";
import { sql } from "kysely";
import { createTestApi, type TestApi } from "../testing/test-api";
import { findReadings, signInAs } from "./testing/read-everything";
import { fillMarket } from "./testing/scale";
import { sizeOfMarket } from "./testing/scale-size";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await withConnection(api.database.url, (client) =>
    fillMarket(client, sizeOfMarket({ orders: 200, listings: 200 }), () => undefined),
  );
});
afterAll(() => api.close());

/** The specified reads by which somebody opens what is theirs: it no longer counts as unread, and nothing else changes. */
const openings = [
  "/product-enquiry/1 answered 200 and wrote quotation",
  "/seller/product-enquiry/1 answered 200 and wrote invited_seller",
  "/transporter/product-enquiry/1 answered 200 and wrote invited_transporter",
  "/customer/order-detail/1 answered 200 and wrote order_seen",
  "/seller/order-detail/1 answered 200 and wrote order_seen",
];

/** Notes every table that a statement changes; what is rolled back, such as a draft, leaves no note. */
async function watchTables(): Promise<void> {
  await sql`create table written (name text primary key)`.execute(api.db);
  await sql`create function note_written() returns trigger language plpgsql as $$
    begin insert into written values (tg_table_name) on conflict do nothing; return null; end $$`.execute(api.db);
  await sql`do $$ declare one record; begin
    for one in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written' loop
      execute format('create trigger zz_watch after insert or update or delete on %I execute function note_written()',
        one.tablename);
    end loop; end $$`.execute(api.db);
}

const written = async () =>
  (await sql<{ name: string }>`select name from written order by name`.execute(api.db)).rows.map(({ name }) => name);

it("reading every list and detail of the market changes nothing but what counts as unread", async () => {
  const staff = await signInAs(api, 1);
  const order = await api.db
    .selectFrom("trade_order")
    .select("id")
    .where("status", "=", "delivered")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const late = { action: "order cancel", subject: `order:${order.id}`, amount_paise: 100, reason: "Asked for in time" };
  const input = JSON.stringify({ id: order.id, body: { refund: 0, reason: "Asked for in time" } });
  const asked = { ...late, input, requested_by: staff.id, requested_at: api.clock.now() };
  await api.db.insertInto("approval").values(asked).execute();
  for (const table of ["quotation", "invited_seller", "invited_transporter"] as const)
    await api.db.updateTable(table).set({ is_unread: true }).execute();
  const readings = await findReadings(api);
  await watchTables();

  const writing: string[] = [];
  for (const { address, caller } of readings) {
    const { status } = await api.get(address, caller);
    const tables = await written();
    if (tables.length > 0) writing.push(`${address} answered ${status} and wrote ${tables.join(", ")}`);
    await sql`delete from written`.execute(api.db);
  }

  expect(readings.length).toBeGreaterThan(150);
  expect(writing).toEqual(openings);
  await api.db.updateTable("users").set({ name: "Somebody" }).where("id", "=", staff.id).execute();
  expect(await written()).toContain("users");
});
