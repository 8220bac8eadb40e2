import pg from "pg";

/**
 * How column types arrive in JavaScript.
 *
 * int8 → number, refused beyond 2^53: money is int8 paise, so ninety trillion rupees still fit exactly, and sums stay plain
 * arithmetic. date → text, because a `Date` at local midnight is another day elsewhere. numeric stays text (never money).
 */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, safeInteger],
  [pg.types.builtins.DATE, (text) => text],
]);

/** An int8, or a numeric such as `sum(int8)`, as a number. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database returned ${text}, which cannot be represented exactly`);
  return value;
}

/** Timeouts in milliseconds; 0 means none. */
export interface PoolLimits {
  /** Until a connection is free. */
  readonly wait: number;
  readonly statement: number;
  readonly lock: number;
  /** Between two statements of a transaction. */
  readonly idleInTransaction: number;
  /** Until the answer to a statement has arrived: a server that fell silent enforces none of its own limits. */
  readonly answer: number;
}

/** Better to answer "busy" than to process a request that nobody is waiting for any more. */
const productLimits: PoolLimits = {
  wait: 5_000,
  statement: 10_000,
  lock: 5_000,
  idleInTransaction: 15_000,
  answer: 15_000,
};

/** A new index on a large table takes minutes, and so does waiting for another process that is building it. */
export const migrationLimits: PoolLimits = {
  wait: 5_000,
  statement: 0,
  lock: 600_000,
  idleInTransaction: 0,
  answer: 0,
};

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  readonly onIdleError: (error: Error) => void;
  readonly limits?: PoolLimits;
}

/** The first sign of life that is asked of a connection on which nothing arrives, as of the one that waits for notifications. */
const keepAliveAfterMs = 30_000;

/**
 * The connections of one process. Limits are set on the server side, so a stuck request cannot hold locks forever; one more on this side
 * closes a connection whose server answers nothing, be it that its machine or the network has gone.
 */
export function createPool({ url, size, onIdleError, limits = productLimits }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    application_name: "mandi-api",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        (format === "binary" ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, a server restart would end the process through an idle connection's error.
  pool.on("error", onIdleError);
  // The pool listens only while a connection is idle. A connection lost between two queries of a transaction would end the process
  // too; the transaction's next query fails, and the pool discards the connection.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
