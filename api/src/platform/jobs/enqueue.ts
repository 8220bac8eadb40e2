import { sql } from "kysely";
import type { Static, TSchema } from "typebox";
import type { Db } from "../database/database";
import type { JobKind } from "./job";

export interface JobOrder<Payload> {
  readonly payload: Payload;
  readonly runAt: Date;
  /** At most one waiting job has this key: another one takes its place. Use it under a lock, or two writers collide. */
  readonly key?: string;
}

/**
 * Orders work for later in the transaction that makes it necessary: both are kept or neither. `runAt` is wall-clock time of
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
