import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createMarket } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "Payday", ...body }, as);
const dueOn = async (as: SignedIn, page: number) => (await api.get(`/desk/payout-due?page=${page}`, as)).body.data;

/** Copies of a row of a table with other values, one for each `nth`. */
async function copyRows(tx: Db, table: string, id: number, { copies, changes }: { copies: number; changes: string }) {
  const name = sql.table(table);
  // Without the triggers of the table, so that a copy needs no history of its own.
  await sql`alter table ${name} disable trigger user`.execute(tx);
  await sql`
    insert into ${name} overriding system value
    select (jsonb_populate_record(one, ${sql.raw(changes)})).*
      from ${name} one cross join generate_series(1, ${copies}::int) as nth where one.id = ${id}`.execute(tx);
  await sql`alter table ${name} enable trigger user`.execute(tx);
}

/** Orders like this one, later than it, whose sellers are owed a rupee each. */
async function alsoOwed(orderId: number, copies: number): Promise<void> {
  const { quotation_id } = await api.db
    .selectFrom("trade_order")
    .select("quotation_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  await inTransaction(api.db, async (tx) => {
    await copyRows(tx, "quotation", quotation_id, {
      copies,
      changes:
        "jsonb_build_object('id', one.id + nth, 'number', 'Q' || (2600000000 + nth), 'order_id', one.order_id + nth)",
    });
    await copyRows(tx, "trade_order", orderId, {
      copies,
      changes:
        "jsonb_build_object('id', one.id + nth, 'quotation_id', one.quotation_id + nth, 'number', 'O' || (2600000000 + nth))",
    });
    await sql`alter table account disable trigger user`.execute(tx);
    await sql`
      insert into account (code, kind, order_id, balance_paise)
      select 'payable:seller:' || (${orderId}::int + nth), 'payable:seller', ${orderId}::int + nth, 100
        from generate_series(1, ${copies}::int) as nth`.execute(tx);
    await sql`alter table account enable trigger user`.execute(tx);
  });
}

it("leaves out what a batch has that waits for a second person, until that batch is declined", async () => {
  const { staff, orderId } = await createInvoicedOrder(api, await createMarket(api));
  const last = async () => (await dueOn(staff, 1)).filter((due: { order_id: number }) => due.order_id === orderId);
  const [due] = await last();
  const payouts = [{ order_id: orderId, to: "seller", amount: due.amount }];
  const { approval_id } = (await act(staff, "/payout-batch", { payouts })).body;

  expect(await last()).toEqual([]);
  expect((await act(await api.signIn("staff"), `/approval/${approval_id}/decline`)).status).toBe(200);
  expect(await last()).toEqual([due]);
});

it("lists everybody who is owed money, page by page, the oldest order first", async () => {
  const { staff, orderId } = await createInvoicedOrder(api, await createMarket(api));
  const before = await dueOn(staff, 1);
  const copies = 51 - before.length;
  await alsoOwed(orderId, copies);

  const [first, second] = [await dueOn(staff, 1), await dueOn(staff, 2)];

  expect(first).toHaveLength(50);
  expect(first.slice(0, before.length)).toEqual(before);
  expect(second).toMatchObject([{ order_id: orderId + copies, to: "seller", amount: 1 }]);
  expect(await dueOn(staff, 3)).toEqual([]);
});
