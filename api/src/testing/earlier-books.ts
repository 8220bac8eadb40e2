import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { migrateToLatest } from "../platform/database/migrate";
import { migrationsFolder } from "../platform/database/schema-state";
import { createTestBooks, type TestBooks } from "./test-books";

/** A database as it was before a migration. */
export interface EarlierBooks extends TestBooks {
  /** Brings it to the state before a later migration, or to the newest. */
  migrate(before?: string): Promise<void>;
}

/** A database as it was before the migrations from this number (`0511`) on. */
export async function createEarlierBooks(before: string): Promise<EarlierBooks> {
  const books = await createTestBooks();
  const folder = await mkdtemp(join(tmpdir(), "mandi-earlier-"));
  async function migrate(end = "9"): Promise<void> {
    const isEarlier = (path: string) => !path.endsWith(".sql") || basename(path) < end;
    await cp(migrationsFolder, folder, { recursive: true, filter: isEarlier });
    await migrateToLatest(books.db, folder);
  }
  await sql`drop schema public, traffic, graphile_worker cascade`.execute(books.db);
  await sql`create schema public`.execute(books.db);
  await migrate(before);
  return {
    ...books,
    migrate,
    async close() {
      await books.close();
      await rm(folder, { recursive: true });
    },
  };
}
