import type pg from "pg";
import { catalogueSteps, listingSteps } from "./scale-catalogue";
import type { ScaleSize } from "./scale-size";
import { bookSteps, orderSteps, quotationSteps } from "./scale-trade";

/** Called with a text on the progress so far. */
export type OnProgress = (words: string) => void;

const batch = 25_000;

/**
 * Fills a migrated, empty database with a large market in bulk, so that a million orders take minutes, not days.
 *
 * Row triggers and foreign keys are removed in the meantime and then restored, which checks every reference; what the triggers would
 * have computed (balances, running balances) is computed here.
 *
 * @throws Error when the database already has people.
 */
export async function fillMarket(client: pg.ClientBase, size: ScaleSize, onProgress: OnProgress): Promise<void> {
  const { rowCount } = await client.query("select from users limit 1");
  if (rowCount !== 0) throw new Error("This database is in use: db:scale fills an empty one");
  const began = performance.now();
  const say = (words: string): void =>
    onProgress(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${words}`);
  const putBack = await takeOffChecks(client);

  await runAll(client, catalogueSteps(size));
  for (const [from, to] of batches(size.listings)) {
    await runAll(client, listingSteps(from, to, size));
    say(`${to} of ${size.listings} listings`);
  }
  await client.query("analyze listing");
  for (const [from, to] of batches(size.quotations)) {
    await runAll(client, quotationSteps(from, to, size));
    if (to === batch)
      await client.query("analyze quotation; analyze quotation_line; analyze marking; analyze offer_revision");
    if (from <= size.orders) await runAll(client, orderSteps(from, Math.min(to, size.orders), size));
    say(`${to} of ${size.quotations} quotations, ${Math.min(to, size.orders)} of ${size.orders} orders`);
  }
  await runAll(client, bookSteps(size));
  await putBack();
  say("references checked");
  await client.query("vacuum analyze");
  say("analysed");
}

function batches(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: Math.ceil(count / batch) }, (_, index) => [
    index * batch + 1,
    Math.min(count, (index + 1) * batch),
  ]);
}

async function runAll(client: pg.ClientBase, steps: readonly string[]): Promise<void> {
  await client.query("begin");
  for (const step of steps) {
    try {
      await client.query(step);
    } catch (error) {
      throw new Error(`${String(error)} in: ${step.slice(0, 200)}`, { cause: error });
    }
  }
  await client.query("commit");
}

/** Removes row triggers and foreign keys from all tables; the returned function restores them. */
async function takeOffChecks(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const { rows: tables } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await setSequences(client);
  };
}

/** Rows were inserted with their keys, so the sequences must continue after them. */
async function setSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string }>(`
    select attrelid::regclass::text as table from pg_attribute a join pg_class c on c.oid = a.attrelid
     where attname = 'id' and attidentity <> '' and c.relnamespace = 'public'::regnamespace`);
  for (const { table } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) is not null`,
    );
  }
}
