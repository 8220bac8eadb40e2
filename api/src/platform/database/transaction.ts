import { sql } from "kysely";
import { type Db, transact } from "./database";
import { arrayOf, prepared } from "./prepared";

type Isolation = "read committed" | "repeatable read" | "serializable";

/** serialization_failure, deadlock_detected: the database asks to run the whole transaction again. */
const retryable: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const triesAtMost = 8;

/**
 * Runs `work` in one transaction; inside a transaction it joins it. Conflicts that PostgreSQL asks to retry are retried,
 * so `work` must have no effect outside the database.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isolation: Isolation = "read committed",
): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let tried = 1; ; tried += 1) {
    try {
      return await transact(db, isolation, work);
    } catch (error) {
      if (tried >= triesAtMost || !retryable.has(databaseErrorCode(error))) throw error;
      // Spread the rivals out, so that they do not collide again at once.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tried));
    }
  }
}

/** A part of a transaction that may fail alone: when it throws, it is rolled back and the rest is kept. */
export async function inSavepoint<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    // When this fails too, the transaction is lost: its next statement fails.
    await sql`rollback to savepoint part`.execute(tx).catch(() => undefined);
    // Parts may be nested, so restore the name of the outer one.
    await sql`release savepoint part`.execute(tx).catch(() => undefined);
    throw error;
  }
}

/** Waits for the lock named by `words` and holds it until the end of the transaction: "one at a time per phone". */
export async function advisoryLock(tx: Db, ...words: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(words)}, 0))`.execute(tx);
}

/** Like `advisoryLock`, but returns false at once when another transaction holds the lock. */
export async function tryAdvisoryLock(tx: Db, ...words: readonly string[]): Promise<boolean> {
  const [isHeld] = await tryAdvisoryLocks(tx, [words]);
  return isHeld === true;
}

/** `tryAdvisoryLock` for several, with one statement; the results are in the order of the locks. */
export async function tryAdvisoryLocks(tx: Db, locks: readonly (readonly string[])[]): Promise<boolean[]> {
  const rows = await tryLocks(tx, { names: locks.map((words) => JSON.stringify(words)) });
  return rows.map(({ held }) => held);
}

const tryLocks = prepared((tx, { names }: { readonly names: readonly string[] }) =>
  tx
    .selectFrom(
      sql<{ name: string; place: number }>`unnest(${arrayOf("text", names)}) with ordinality`.as<"wish">(
        sql`wish(name, place)`,
      ),
    )
    .select(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(wish.name, 0))`.as("held"))
    .orderBy("wish.place"),
);

/** SQLSTATE of a database error, `23505`; undefined for anything else. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** How errors without a code report that there is no connection: `pg` and its pool only give messages. */
const wordsOfNoConnection =
  /connection terminated|is not queryable|query read timeout|timeout exceeded when trying to connect|cannot use a pool/i;

/** The connection broke, or there was none: whether a commit under way took effect is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? "";
  if (/^(08|57P)/.test(code)) return true;
  if (/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/.test(code))
    return true;
  return error instanceof Error && wordsOfNoConnection.test(error.message);
}

/**
 * The database cannot work now: connection lost (class 08), too many connections (53), stopping (57P), a transaction idle
 * for too long (25P03), a lock or statement that took too long (55P03, 57014), conflicts in spite of retries
 * (40), no free connection in the pool, or no server at its address.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? "";
  return isConnectionLost(error) || /^(53|25P03|40001|40P01|55P03|57014)/.test(code);
}

/** True when a unique index refused the row: someone was first. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === "23505";
}
