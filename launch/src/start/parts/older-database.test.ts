import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { migrationNames, migrationsFolder } from "@mandi/api/public/schema-state";
import { findCheckout } from "../../checkout";
import { withConnection } from "../../postgres/connection";
import type { PostgresServer } from "../../postgres/postgres";
import { openTemporaryPostgres } from "../../postgres/temporary";
import { readJsonFile, textField } from "../../process/parse-json";
import { exitCodes } from "../exit-codes";
import type { Settings } from "../settings";
import { type DatabaseListener, databaseName, openDatabase, openServer } from "./database";

let stateFolder: string;
let said: string[];
let last: PostgresServer | undefined;

beforeEach(() => {
  stateFolder = mkdtempSync(join(tmpdir(), "mandi-older-"));
  said = [];
});
afterEach(async () => {
  await last?.stop();
  last = undefined;
  const elsewhere = dataFolder();
  for (const folder of [elsewhere, stateFolder]) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** Where the data is: below `.mandi`, or for root in the system folder that it points at. */
function dataFolder(): string {
  const root = join(stateFolder, "postgres");
  return textField(readJsonFile(join(root, "place.json")), "folder") ?? root;
}

const settings = (databaseUrl?: string): Settings => ({
  checkout: findCheckout(),
  stateFolder,
  host: "localhost",
  port: 4190,
  databaseUrl,
  areCodesPrinted: true,
});

const listener: DatabaseListener = {
  log: () => undefined,
  onProgress: () => undefined,
  say: (line) => said.push(line),
  onProgram: () => undefined,
  onServer: (server) => {
    last = server;
  },
};

const ofOlderVersion = ["0001_platform", "0055_request_count"];

/** A market as left by a version with these migrations: their names, and data of a person. */
async function leaveMarket(url: string, migrations: readonly string[]): Promise<void> {
  await withConnection(url, async (client) => {
    await client.query("create table kysely_migration (name text primary key, timestamp text not null)");
    await client.query("insert into kysely_migration select name, '2026' from unnest($1::text[]) as name", [
      migrations,
    ]);
    await client.query("create table quotation (number text)");
    await client.query("insert into quotation values ('Q2627000001')");
  });
}

async function leaveOwnMarket(migrations: readonly string[]): Promise<void> {
  const server = await openServer(settings(), listener);
  await withConnection(server.url, (client) => client.query(`create database ${databaseName}`));
  await leaveMarket(server.urlOf(databaseName), migrations);
  await server.stop();
}

/** Every table and index with its place on the disk, and all rows. */
async function everythingInIt(url: string): Promise<unknown> {
  return withConnection(url, async (client) => {
    const relations = await client.query("select oid, relname, relfilenode from pg_class order by oid");
    const rows = await client.query("select number, name from quotation, kysely_migration order by name");
    return [relations.rows, rows.rows];
  });
}

it("sets the data of an older version aside under a name that it prints, deletes none of it and creates a new market", async () => {
  await leaveOwnMarket(ofOlderVersion);

  const { url, server } = await openDatabase(settings(), listener);

  const [, aside = ""] = /^Its data is kept, set aside in (.+)$/m.exec(said.join("\n")) ?? [];
  expect(said.join("\n")).toContain("made by an older version of Mandi (its last migration is 0055_request_count)");
  expect(dirname(aside)).toBe(dataFolder());
  const people = await withConnection(url, (client) => client.query("select from users where phone = '9000000001'"));
  expect(people.rowCount).toBe(1);

  // Renamed back, the old data is unchanged.
  await server?.stop();
  renameSync(join(dataFolder(), "data"), join(dataFolder(), "data.new"));
  renameSync(aside, join(dataFolder(), "data"));
  last = await openServer(settings(), listener);
  expect(await everythingInIt(last.urlOf(databaseName))).toMatchObject([
    expect.anything(),
    ofOlderVersion.map((name) => ({ number: "Q2627000001", name })),
  ]);
});

it("prints nothing and keeps everything when the data is of this version", async () => {
  await leaveOwnMarket(await migrationNames(migrationsFolder));

  const { url } = await openDatabase(settings(), listener);

  expect(said).toEqual([]);
  expect((await withConnection(url, (client) => client.query("select number from quotation"))).rows).toHaveLength(1);
  expect(readdirSync(dataFolder()).filter((name) => name.startsWith("data"))).toEqual(["data"]);
});

it("refuses data of a newer version, which is likely to be started again, and leaves it in place", async () => {
  await leaveOwnMarket([...(await migrationNames(migrationsFolder)), "9999_of_tomorrow"]);

  const attempt = openDatabase(settings(), listener);

  await expect(attempt).rejects.toMatchObject({ exitCode: exitCodes.failed });
  await expect(attempt).rejects.toThrow(/made by a newer version of Mandi.+9999_of_tomorrow.+Start that version/);
  expect(readdirSync(dataFolder()).filter((name) => name.startsWith("data"))).toEqual(["data"]);
});

it("refuses an older database of DATABASE_URL with what it found and what to do, and changes nothing in it", async () => {
  const given = await openTemporaryPostgres();
  await leaveMarket(given.url, ofOlderVersion);
  const before = await everythingInIt(given.url);

  const attempt = openDatabase(settings(given.url), listener);

  await expect(attempt).rejects.toMatchObject({ exitCode: exitCodes.misconfigured });
  await expect(attempt).rejects.toThrow(
    /^The database of DATABASE_URL was made by an older version of Mandi \(its last migration is 0055_request_count\).+Nothing was changed in it\. Set DATABASE_URL to a new, empty database/,
  );
  expect(await everythingInIt(given.url)).toEqual(before);
  await given.stop();
});
