import { sql } from "kysely";
import type { Static, TSchema } from "typebox";
import type { Db } from "../database/database";
import type { JobKind } from "./job";

export interface JobOrder<Payload> {
  readonly payload: Payload;
  readonly runAt: Date;
  /** At most one waiting job has this key: a later one replaces it. Use it under a lock, because two writers could collide. */
  readonly key?: string;
}

/**
 * Schedules work in the transaction that makes it necessary, so that both are kept or neither. `runAt` is the wall-clock time of
 * the database server.
 */
export async function enqueue<Schema extends TSchema>(
  tx: Db,
  kind: JobKind<Schema>,
  order: JobOrder<Static<Schema>>,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${kind.name}::text, payload => ${JSON.stringify(order.payload)}::json, run_at => ${order.runAt}::timestamptz,
      job_key => ${order.key ?? null}::text, max_attempts => 25
    )`.execute(tx);
}
