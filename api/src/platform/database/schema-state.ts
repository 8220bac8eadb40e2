import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export const migrationsFolder = fileURLToPath(new URL("../../migrations/", import.meta.url));

/** Files below this number are the baseline. They run in one transaction, so a database has all of them, or was made by another chain. */
const firstAfterBaseline = "0100";

/** How the schema of a database compares with the files of this version; `last` names the migration that decides. */
export type SchemaState =
  | { readonly kind: "fits" }
  | { readonly kind: "older"; readonly last: string }
  | { readonly kind: "newer"; readonly last: string };

/** Something that runs a statement: a connection or a pool of them. */
interface Queryable {
  query(text: string): Promise<{ readonly rows: readonly { readonly name?: unknown }[] }>;
}

/** The migrations of a folder in order: plain SQL files `NNNN_name.sql`, named without the extension. */
export async function migrationNames(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => /^(\d{4}_[a-z0-9_]+)\.sql$/.exec(file)?.[1] ?? []).sort();
}

/** Checks which migrations a database has had, without changing anything. An empty database fits: all are still to come. */
export async function readSchemaState(database: Queryable, folder = migrationsFolder): Promise<SchemaState> {
  const applied = await appliedNames(database);
  const last = applied.at(-1);
  if (last === undefined) return { kind: "fits" };
  const known = await migrationNames(folder);
  const baseline = known.filter((name) => name < firstAfterBaseline);
  if (!baseline.every((name) => applied.includes(name))) return { kind: "older", last };
  const unknown = applied.findLast((name) => !known.includes(name));
  return unknown === undefined ? { kind: "fits" } : { kind: "newer", last: unknown };
}

async function appliedNames(database: Queryable): Promise<readonly string[]> {
  const table = await database.query(
    "select 'kysely_migration' as name where to_regclass('kysely_migration') is not null",
  );
  if (table.rows.length === 0) return [];
  const { rows } = await database.query("select name from kysely_migration order by timestamp, name");
  return rows.map(({ name }) => String(name));
}

/** Continues a sentence that begins with the database: "was made by …". */
export function describeMisfit({ kind, last }: Exclude<SchemaState, { kind: "fits" }>): string {
  return kind === "older"
    ? `was made by an older version of Mandi (its last migration is ${last}), from which there is no way to this one`
    : `was made by a newer version of Mandi (it has had the migration ${last}, which this version does not know)`;
}

/** The given database has a schema with which this version cannot work. Nothing was changed in it. */
export class SchemaRefused extends Error {
  override readonly name = "SchemaRefused";

  constructor(state: Exclude<SchemaState, { kind: "fits" }>) {
    super(
      `The database of DATABASE_URL ${describeMisfit(state)}. Nothing was changed in it. ` +
        "Set DATABASE_URL to a new, empty database, or start the version that made this one.",
    );
  }
}
