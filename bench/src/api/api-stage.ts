import { fillMarket } from "@mandi/api/internal/scale";
import type { ScaleSize } from "@mandi/api/internal/scale-size";
import { secondsAfter } from "@mandi/api/public/clock";
import { createDatabase, type Db } from "@mandi/api/public/database";
import { migrateToLatest } from "@mandi/api/public/migrate";
import { createPool, migrationLimits } from "@mandi/api/public/pool";
import { withConnection } from "@mandi/launch/postgres/connection";
import { openTemporaryPostgres } from "@mandi/launch/postgres/temporary";
import { startProgram } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { sql } from "kysely";
import { parentOf } from "./processor-time";

/** A running program and its address. */
export interface ApiProgram {
  readonly origin: string;
  readonly pid: number;
}

/** A market on a temporary database, and programs that are stopped with it. */
export interface ApiStage {
  readonly db: Db;
  /** PostgreSQL's main process. */
  readonly databasePid: number;
  /** Starts a program and waits until it answers. */
  readonly start: (program: "api" | "anchor") => Promise<ApiProgram>;
  readonly close: () => Promise<void>;
}

/** Lets every open enquiry take prices: in a market, people do not all answer the same one. */
async function openEnquiries(db: Db): Promise<void> {
  const deadline = secondsAfter(new Date(), 24 * 3_600);
  await db
    .updateTable("quotation")
    .set({ deadline_at: deadline, planned_deadline_at: deadline, closed_at: null, desk_note: null })
    .where("status", "=", "pending")
    .execute();
}

/** Fills a market on a new PostgreSQL server. Nothing of it remains after `close`. */
export async function openApiStage(checkout: string, size: ScaleSize, say: (words: string) => void): Promise<ApiStage> {
  const postgres = await openTemporaryPostgres();
  const closing: (() => Promise<unknown>)[] = [() => postgres.stop()];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };
  const db = createDatabase(
    createPool({ url: postgres.url, size: 4, onIdleError: ({ message }) => say(message), limits: migrationLimits }),
  );
  closing.push(() => db.destroy());
  try {
    await migrateToLatest(db);
    await withConnection(postgres.url, (client) => fillMarket(client, size, say));
    await openEnquiries(db);
    // PostgreSQL would otherwise tidy up after the fill in the background, which would count as processor time of the first calls.
    await sql`vacuum analyze`.execute(db);
  } catch (error) {
    await close();
    throw error;
  }
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const databasePid = parentOf(rows[0]?.pid ?? 0);
  const start = async (name: "api" | "anchor"): Promise<ApiProgram> => {
    const port = await freePort();
    const program = startProgram({
      checkout,
      file: name === "api" ? "api/src/main.ts" : "bench/src/api/anchor-server.ts",
      environment: {
        DATABASE_URL: postgres.url,
        PORT: String(port),
        API_PORT: String(port),
        OTP_DELIVERY: "console",
        LOG_LEVEL: "error",
        RATE_LIMIT_FACTOR: "100000",
        NODE_ENV: "",
      },
      onLine: () => undefined,
    });
    closing.push(() => program.stop(5_000));
    const origin = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(origin).then(
        () => true as const,
        () => undefined,
      );
    if (!(await waitUntil(answers, { withinMs: 180_000, everyMs: 50 }))) {
      throw new Error(`The ${name} did not start:\n${program.lastLines().join("\n")}`);
    }
    return { origin, pid: program.identity?.pid ?? 0 };
  };
  return { db, databasePid, start, close };
}
