import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createDatabase } from "./database";
import { migrateToLatest } from "./migrate";
import { createPool, migrationLimits } from "./pool";
import { migrationsFolder } from "./schema-state";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "mandi-migrations-"));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const addFile = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);

async function emptyDatabase(): Promise<void> {
  await sql`drop schema public, traffic, graphile_worker cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
}

/** Every table, index and function with its file on disk, which changes with any modification. */
async function everythingInIt(): Promise<unknown> {
  const relations = await sql`select oid, relname, relfilenode, relnatts from pg_class order by oid`.execute(
    database.db,
  );
  const functions = await sql`select oid, proname, md5(prosrc) from pg_proc order by oid`.execute(database.db);
  const applied = await sql`select * from kysely_migration order by name`.execute(database.db);
  return [relations.rows, functions.rows, applied.rows];
}

it("brings an empty database to the newest schema once, however many processes start at the same moment", async () => {
  await emptyDatabase();
  const processes = Array.from({ length: 4 }, () =>
    createDatabase(createPool({ url: database.url, size: 1, onIdleError: () => undefined, limits: migrationLimits })),
  );
  const ran = await Promise.all(processes.map((process) => migrateToLatest(process)));
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrateToLatest(database.db)).toEqual([]);
  await Promise.all(processes.map((process) => process.destroy()));
});

it("runs a file that sorts before one that already ran, because two branches of work may land in either order", async () => {
  await cp(migrationsFolder, folder, { recursive: true });
  await addFile("0101_of_one_branch", "alter table banner add column of_one text");
  expect(await migrateToLatest(database.db, folder)).toEqual(["0101_of_one_branch"]);

  await addFile("0100_of_the_other", "alter table banner add column of_the_other text");

  expect(await migrateToLatest(database.db, folder)).toEqual(["0100_of_the_other"]);
  expect((await sql`select of_one, of_the_other from banner`.execute(database.db)).rows).toEqual([]);
});

it.each([
  ["that is complete", ["0001_platform", "0055_request_count"]],
  ["that stopped early", ["0001_platform"]],
])("refuses the database of an older chain %s with a message, and changes nothing in it", async (_kind, names) => {
  await emptyDatabase();
  for (const name of names) await addFile(name, `create table of_${name} (id bigint)`);
  await migrateToLatest(database.db, folder);
  const before = await everythingInIt();

  const attempt = migrateToLatest(database.db);

  await expect(attempt).rejects.toThrow(
    `was made by an older version of Mandi (its last migration is ${names.at(-1)}), from which there is no way to this one`,
  );
  await expect(attempt).rejects.toThrow(/Nothing was changed.+new, empty database, or start the version that made/);
  expect(await everythingInIt()).toEqual(before);
});

it("refuses the database of a newer version, and changes nothing in it", async () => {
  await cp(migrationsFolder, folder, { recursive: true });
  await addFile("0100_to_come", "alter table banner add column to_come text");
  await migrateToLatest(database.db, folder);
  const before = await everythingInIt();

  await expect(migrateToLatest(database.db)).rejects.toThrow(
    "a newer version of Mandi (it has had the migration 0100_to_come",
  );

  expect(await everythingInIt()).toEqual(before);
});
