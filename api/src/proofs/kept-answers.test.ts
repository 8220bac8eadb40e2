import { sql } from "kysely";
import { requestQuotation } from "../modules/auction/request/request.service";
import { inTransaction } from "../platform/database/transaction";
import { allRoutes } from "../platform/routes/all-routes";
import { createTestApi, sessionHeaders, type TestApi } from "../testing/test-api";
import { createTradeWorld, type Trade, type TradeWorld } from "./testing/model/trade-world";
import { auctionSteps, expectedSteps, orderSteps, playStep } from "./testing/play-step";
import { type KeptReading, openTwoReaders, type TwoReaders } from "./testing/two-readers";

/*
 * An answer that a process keeps equals the one that it would build now, whatever other processes have done in the meantime. Each test reads
 * everything that is kept, as everybody whom it concerns, after each act in another process.
 */

let api: TestApi;
let world: TradeWorld;
let readers: TwoReaders;
let trade: Trade;
let readings: readonly KeptReading[];

beforeAll(async () => {
  api = await createTestApi();
  world = await createTradeWorld(api);
  readers = await openTwoReaders(api);
  trade = await newTrade();
  readings = readingsOf(trade);
});
afterAll(async () => {
  await readers.close();
  await world.portal.close();
  await api.close();
});

async function newTrade(): Promise<Trade> {
  const { market, parties } = world;
  const at = api.clock.now();
  const request = { buyerId: market.buyer.id, body: { ...market.body, ...parties["intra-state"] }, at };
  const { id } = await inTransaction(api.db, (tx) => requestQuotation(tx, request));
  // Sessions outlive the trade.
  await api.db
    .updateTable("session")
    .set({ expires_at: new Date("2030-01-01T00:00:00Z") })
    .execute();
  return { quotationId: id, orderId: null, now: at };
}

/** Everything that is kept, as everybody whom the market concerns. */
function readingsOf({ quotationId }: Trade): readonly KeptReading[] {
  const { buyer, sellers, transporters, world: catalogue } = world.market;
  const offers = "/seller-list-by-commodity-product";
  return [
    [undefined, `${offers}/${catalogue.productId}`],
    [undefined, `${offers}/${catalogue.brandId}?type=brand`],
    [buyer, `${offers}/${catalogue.productId}`],
    [buyer, `/product-detail/${sellers[0]?.listingId}`],
    [buyer, "/product-enquiry"],
    [buyer, `/product-enquiry/${quotationId}`],
    [buyer, "/customer/order"],
    [buyer, "/notification"],
    ...["/seller/product-enquiry", `/seller/product-enquiry/${quotationId}`, "/seller/order"].map(
      (path) => [sellers[0], path] as const,
    ),
    [sellers[1], `/seller/product-enquiry/${quotationId}`],
    [transporters[0], "/transporter/product-enquiry?page=1"],
    ...transporters.map((carrier) => [carrier, `/transporter/product-enquiry/${quotationId}`] as const),
  ];
}

/** Each order, as its buyer and its seller. */
async function readingsOfOrders(): Promise<readonly KeptReading[]> {
  const { buyer, sellers } = world.market;
  const orders = await api.db.selectFrom("trade_order").select(["id", "seller_id"]).execute();
  return orders.flatMap(({ id, seller_id }): readonly KeptReading[] => [
    [buyer, `/customer/order-detail/${id}`],
    [sellers.find((seller) => seller.id === seller_id), `/seller/order-detail/${id}`],
  ]);
}

/** The clocks of the market and of the trade, in step. */
function setClock(at: Date): void {
  trade.now = at;
  if (at > api.clock.now()) api.clock.set(at);
}

it.each([
  ["included", ["freight bill", "approve freight bill", "charge lost goods"]],
  ["to pay", []],
  ["at cost", ["freight bill", "approve freight bill"]],
] as const)(
  "immediately shows each step of a trade with freight %s, from enquiry to delivery, in a process that took none of them",
  async (terms, alsoExpected) => {
    trade = await newTrade();
    const done: string[] = [];
    let tries = 0;
    const take = async (what: string, pick: number): Promise<string> => {
      const taken = await playStep(world, trade, { terms, what, pick });
      setClock(new Date(trade.now.getTime() + (tries % 3) * 25_000));
      const all = [...readingsOf(trade), ...(await readingsOfOrders())];
      await readers.compare(all);
      tries += 1;
      done.push(taken);
      if (tries % 12 > 0) return taken;
      // Reading marks things as read, which is a change; after that nothing changes, and everything comes from memory.
      await readers.compare(all);
      expect(await readers.compare(all)).toEqual([]);
      return taken;
    };
    const goOn = async (until: string): Promise<void> => {
      for (let pick = 0; pick < 16; pick += 1) if ((await take("next", pick % 8)) === until) return;
      throw new Error(`The trade never reached ${until}`);
    };
    for (const [pick, what] of auctionSteps.entries()) await take(what, pick);
    await goOn("book");
    for (const [what, pick] of orderSteps) await (what.startsWith("to ") ? goOn(what.slice(3)) : take(what, pick));
    expect(done).toEqual(expect.arrayContaining([...expectedSteps, ...alsoExpected]));
  },
  600_000,
);

it("builds nothing when the same is read again a moment later, for any read", async () => {
  trade = await newTrade();
  const own = [...readingsOf(trade), ...(await readingsOfOrders())];
  const keptRoutes = allRoutes
    .filter(({ isKept }) => isKept)
    .map(({ path }) => new RegExp(`^${path.replace(":id", "\\d+")}$`));
  const unread = keptRoutes.filter((path) => !own.some(([, address]) => path.test(address.replace(/\?.*/, ""))));
  expect(unread).toEqual([]);
  // Opening marks things as seen, which is a change.
  await readers.compare(own);
  expect(await readers.readTwice(own)).toEqual([]);
});

it.each<readonly [string, (api: TestApi) => Promise<unknown>]>([
  ["a listed price", ({ db }) => db.updateTable("listing").set({ base_price_paise: 4_700_000 }).execute()],
  ["stock", ({ db }) => db.updateTable("listing_variation").set({ stock_kg: 1_000 }).execute()],
  ["the name of a brand", ({ db }) => db.updateTable("brand").set({ name: "Another Steel" }).execute()],
  ["the address of a business", ({ db }) => db.updateTable("profile").set({ company_address: "Raipur" }).execute()],
  ["the details of the platform", ({ db }) => db.updateTable("site_text").set({ value: "Mandi" }).execute()],
  ["a setting", ({ db }) => db.updateTable("setting").set({ value: "5" }).where("key", "like", "%fresh%").execute()],
  [
    "the status of a seller",
    ({ db }) =>
      db
        .updateTable("users")
        .set({ suspended_at: new Date() })
        .where("id", "=", world.market.sellers[1]?.id ?? 0)
        .execute(),
  ],
  [
    "a watch list",
    ({ db }) =>
      db
        .insertInto("bookmark")
        .values({
          user_id: world.market.buyer.id,
          listing_id: world.market.sellers[0]?.listingId ?? 0,
          created_at: new Date(),
        })
        .execute(),
  ],
])("immediately shows a change of %s in a process that did not make it", async (_what, change) => {
  await readers.compare(readings);
  await change(api);
  await readers.compare(readings);
});

it("shows when the time for offers is over, and the minutes left, without any change in the database", async () => {
  trade = await newTrade();
  const own = readingsOf(trade);
  const { deadline_at } = await api.db
    .selectFrom("quotation")
    .select("deadline_at")
    .where("id", "=", trade.quotationId)
    .executeTakeFirstOrThrow();
  for (const before of [120_001, 120_000, 119_999, 1, 0]) {
    api.clock.set(new Date(deadline_at.getTime() - before));
    await readers.compare(own);
  }
});

it("shows one person's answer to nobody else, and ends with the session", async () => {
  const { buyer, sellers, transporters, staff } = world.market;
  const [seller] = sellers;
  const url = `/api/product-enquiry/${trade.quotationId}`;
  const ask = (who: Parameters<typeof sessionHeaders>[0], etag = "") =>
    readers.keeping.inject({ url, headers: { ...sessionHeaders(who), "if-none-match": etag } });
  const own = await ask(buyer);
  const etag = String(own.headers.etag);
  expect((await ask(buyer, etag)).statusCode).toBe(304);
  const other = await api.signIn("customer");
  expect((await ask(other, etag)).statusCode).toBe(404);
  for (const who of [seller, transporters[0], staff]) {
    if (who) expect([403, 404]).toContain((await ask(who, etag)).statusCode);
  }
  await api.post("/logout", {}, buyer);
  expect((await ask(buyer, etag)).statusCode).toBe(401);
});

/** The subjects noted for a statement that is then rolled back. Rules that would forbid it are switched off, because any program may be wrong. */
async function subjectsOf(table: string, statement: string): Promise<readonly string[]> {
  const tx = await api.db.startTransaction().execute();
  try {
    await sql`do $$ declare rule record; begin
      for rule in select conrelid::regclass as name, conname from pg_constraint where contype = 'f' loop
        execute format('alter table %s drop constraint %I', rule.name, rule.conname);
      end loop;
    end $$`.execute(tx);
    await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
    for (const event of ["insert", "update", "delete"])
      await sql.raw(`alter table ${table} enable trigger note_${event}`).execute(tx);
    await sql.raw(statement).execute(tx);
    const { rows } = await sql<{ subject: string }>`
      select distinct unnest(subjects) as subject from traffic.subject_change
       where written_by = pg_current_xact_id()`.execute(tx);
    return rows.map(({ subject }) => subject);
  } finally {
    await tx.rollback().execute();
  }
}

it.each([
  ["quotation", "select 'person ' || buyer_id as subject from quotation"],
  ["invited_seller", "select 'person ' || seller_id as subject from invited_seller"],
  ["invited_transporter", "select 'person ' || transporter_id as subject from invited_transporter"],
  ["trade_order", "select unnest(array['person ' || buyer_id, 'person ' || seller_id]) as subject from trade_order"],
  [
    "listing",
    "select unnest(array['product ' || commodity_product_id, 'brand ' || brand_id, 'person ' || seller_id]) as subject from listing",
  ],
])("notes everybody whom a deleted %s concerned", async (table, about) => {
  const { rows } = await sql.raw<{ subject: string }>(about).execute(api.db);
  expect(rows).not.toEqual([]);
  expect(await subjectsOf(table, `delete from ${table}`)).toEqual(
    expect.arrayContaining(rows.map(({ subject }) => subject)),
  );
});

it.each([
  ...["order_line", "shipment", "account", "payment", "issued_paper", "freight_bill"].map((table) => [
    table,
    "order_id",
  ]),
  ["trade_order", "updated_at"],
  ["shipment_line", "shipment_id"],
  ["posting", "journal_id"],
  ["paper_event", "paper_id"],
])("notes the buyer and the seller of every order whose %s changes", async (table = "", column = "") => {
  const parties = await api.db.selectFrom("trade_order").select(["buyer_id", "seller_id"]).execute();
  expect(parties).not.toEqual([]);
  expect(await subjectsOf(table, `update ${table} set ${column} = ${column}`)).toEqual(
    expect.arrayContaining(parties.flatMap((of) => [`person ${of.buyer_id}`, `person ${of.seller_id}`])),
  );
});

it("notes the buyer and the seller of an order that gets a quality file", async () => {
  const { id, buyer_id, seller_id } = await api.db
    .selectFrom("trade_order")
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const file = `insert into quality_file (order_id, upload_id, kind, added_at) values (${id}, 1, 'image', now())`;
  expect(await subjectsOf("quality_file", file)).toEqual(
    expect.arrayContaining([`person ${buyer_id}`, `person ${seller_id}`]),
  );
});

it.each(["listing", "invited_seller"])("notes a row of %s that moves to another owner for both", async (table) => {
  const from = world.market.sellers[0]?.id;
  const to = world.market.transporters[0]?.id;
  const move = `update ${table} set seller_id = ${to} where seller_id = ${from}`;
  expect(await subjectsOf(table, move)).toEqual(expect.arrayContaining([`person ${from}`, `person ${to}`]));
});

it("notes a quotation once in a transaction, and again where the part that noted it is rolled back", async () => {
  const { quotationId } = trade;
  const change = sql`update quotation set updated_at = updated_at where id = ${quotationId}`;
  const tx = await api.db.startTransaction().execute();
  try {
    await sql`savepoint part`.execute(tx);
    await change.execute(tx);
    await sql`rollback to savepoint part`.execute(tx);
    for (let twice = 0; twice < 2; twice += 1) await change.execute(tx);
    await sql`update offer set revised_at = revised_at where quotation_id = ${quotationId}`.execute(tx);
    const { rows } = await sql<{ subjects: string[] }>`
      select subjects from traffic.subject_change where written_by = pg_current_xact_id()`.execute(tx);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subjects).toContain(`quotation ${quotationId}`);
  } finally {
    await tx.rollback().execute();
  }
});
