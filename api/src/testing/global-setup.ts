import { randomBytes } from "node:crypto";
import { openTemporaryPostgres } from "@mandi/launch/postgres/temporary";
import { createDatabase } from "../platform/database/database";
import { migrateToLatest } from "../platform/database/migrate";
import { createPool, migrationLimits } from "../platform/database/pool";
import { adminQuery, databaseUrl } from "./admin";
import { rememberRun } from "./run";

/** Once per run: a server (given or own), and one migrated template from which every test file's database is copied. */
export default async function globalSetup(): Promise<void> {
  const given = process.env["MANDI_TEST_DATABASE_URL"];
  const own = given ? undefined : await openTemporaryPostgres();
  const serverUrl = given ?? own?.url ?? "";
  const template = `mandi_template_${randomBytes(6).toString("hex")}`;
  await adminQuery(serverUrl, `create database ${template}`);
  const db = createDatabase(
    createPool({
      url: databaseUrl(serverUrl, template),
      size: 1,
      onIdleError: ignoreIdleError,
      limits: migrationLimits,
    }),
  );
  await migrateToLatest(db);
  await db.destroy();
  rememberRun({ serverUrl, template, stop: async () => own?.stop() });
}

function ignoreIdleError(): void {
  // The template is migrated over one connection; an error of it rejects the migration itself.
}
