import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Migration, Migrator, sql } from "kysely";
import { installJobSchema } from "../jobs/job-schema";
import { type Db, poolOf } from "./database";

export const migrationsFolder = fileURLToPath(new URL("../../migrations/", import.meta.url));

/** The migrations in their order: plain SQL files `NNNN_name.sql`, forward only. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(migrationsFolder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file)).sort();
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(`${migrationsFolder}${file}`, "utf8");
      return [file.replace(/\.sql$/, ""), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(migrations);
}

/**
 * Brings the database to the newest schema, all new files in one transaction under the migrator's lock: several processes
 * may start at once, and a file that fails leaves nothing behind.
 *
 * @returns the names of the migrations that ran.
 */
export async function migrateToLatest(db: Db): Promise<readonly string[]> {
  // Two branches of work bring their files in either order: a file that sorts before one that ran already still runs.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
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
