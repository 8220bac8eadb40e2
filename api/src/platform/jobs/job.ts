import { read } from "@mandi/shared/contract/read";
import type { Static, TSchema } from "typebox";
import type { Clock } from "../clock";
import type { Db } from "../database/database";
import type { JobServices } from "../services";

/** What a job may use: the same ports as a route, but no caller. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly services: JobServices;
}

/** A job with the type of its payload erased, as the list holds it. */
export interface Job {
  readonly name: string;
  /** Also runs every minute, in one of all processes, as a safety net for lost jobs. */
  readonly everyMinute: boolean;
  run(context: JobContext, payload: unknown): Promise<void>;
}

/**
 * One kind of work that runs later. A job is a reminder, not a fact: it checks the database and the clock and does what
 * is due, so running it twice, late, early or in two processes does no harm.
 */
export interface JobKind<Schema extends TSchema> {
  readonly name: string;
  readonly payload: Schema;
}

/** Defines the handler of a kind of work. */
export function defineJob<Schema extends TSchema>(
  kind: JobKind<Schema>,
  handle: (context: JobContext, payload: Static<Schema>) => Promise<void>,
): Job {
  return {
    name: kind.name,
    everyMinute: false,
    run: async (context, payload) => handle(context, read(kind.payload, payload)),
  };
}

/** Work without a payload that one of all processes does every minute. */
export function defineMinuteJob(name: string, handle: (context: JobContext) => Promise<void>): Job {
  return { name, everyMinute: true, run: (context) => handle(context) };
}
