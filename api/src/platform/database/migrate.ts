import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Migration, Migrator, sql } from "kysely";
import { installJobSchema } from "../jobs/job-schema";
import { type Db, poolOf } from "./database";
import { migrationNames, migrationsFolder, readSchemaState, SchemaRefused } from "./schema-state";

/** The migrations of a folder, forward only. */
async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const migrations = (await migrationNames(folder)).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, `${name}.sql`), "utf8");
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/**
 * Brings the database to the newest schema, all new files in one transaction under the migrator's lock: several processes
 * may start at once, and a file that fails leaves nothing behind.
 *
 * @returns the names of the migrations that ran.
 * @throws SchemaRefused, with nothing changed, when an older chain or a newer version made the database.
 */
export async function migrateToLatest(db: Db, folder = migrationsFolder): Promise<readonly string[]> {
  const state = await readSchemaState(poolOf(db), folder);
  if (state.kind !== "fits") throw new SchemaRefused(state);
  // Two branches of work may land in either order, so a file that sorts before one that already ran still runs.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder) },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration failed at ${failedName(results)}: ${reason}`, { cause: error });
  }
  await installJobSchema(poolOf(db));
  return (results ?? []).map((result) => result.migrationName);
}

function failedName(results: readonly { status: string; migrationName: string }[] | undefined): string {
  return results?.find((result) => result.status === "Error")?.migrationName ?? "the start";
}
