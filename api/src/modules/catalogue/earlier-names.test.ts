import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { migrateToLatest } from "../../platform/database/migrate";
import { migrationsFolder } from "../../platform/database/schema-state";
import { createTestBooks, type TestBooks } from "../../testing/test-books";

let books: TestBooks;
let folder: string;
beforeEach(async () => {
  books = await createTestBooks();
  folder = await mkdtemp(join(tmpdir(), "mandi-earlier-names-"));
  const isEarlier = (path: string) => !path.endsWith(".sql") || basename(path) < "0511";
  await cp(migrationsFolder, folder, { recursive: true, filter: isEarlier });
  await sql`drop schema public, traffic, graphile_worker cascade`.execute(books.db);
  await sql`create schema public`.execute(books.db);
  await migrateToLatest(books.db, folder);
});
afterEach(async () => {
  await books.close();
  await rm(folder, { recursive: true });
});

it("gives the later of two categories whose names differ only in capitals its id, and leaves the others as they are", async () => {
  const insert = (name: string) =>
    sql<{ id: number }>`insert into category (name) values (${name}) returning id`.execute(books.db);
  await insert("TMT Bar");
  await insert("Wire Rod");
  const later = (await insert("tmt bar")).rows[0]?.id;

  await migrateToLatest(books.db);

  const { rows } = await sql<{ name: string }>`select name from category order by id`.execute(books.db);
  expect(rows.map(({ name }) => name)).toEqual(["TMT Bar", "Wire Rod", `tmt bar (${later})`]);
});
