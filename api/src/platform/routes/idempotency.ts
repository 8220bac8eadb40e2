import { sql } from "kysely";
import type { Db } from "../database/database";
import { arrayOf, prepared, preparedWrite } from "../database/prepared";
import { inTransaction, tryAdvisoryLocks } from "../database/transaction";
import { Refusal } from "../errors";
import { sha256 } from "../ids";

/** The owner of visitors' keys. They are shared by everybody, so the table allows only a message to be kept under them. */
export const visitorKeys = 0;

export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  /** Digest of method, address and body: the same key must mean the same request. */
  readonly requestHash: Buffer;
  readonly now: Date;
}

/**
 * Runs a write at most once per user and key.
 *
 * The first run stores its answer in the transaction of its effect, so a crash leaves both or neither. A repetition of the same
 * request gets the stored answer, a different request 422, and one while the first is still running 409. A refused request had no effect
 * and stores nothing, so the same key can be used again.
 */
export async function runOnce(db: Db, request: IdempotentRequest, work: (tx: Db) => Promise<object>): Promise<object> {
  return inTransaction(db, async (tx) => {
    const [earlier] = await claimKeys(tx, [request]);
    if (earlier instanceof Refusal) throw earlier;
    if (earlier) return earlier;
    const answer = await work(tx);
    await storeAnswers(tx, [{ request, answer }]);
    return answer;
  });
}

/**
 * Holds the keys of different requests until the end of the transaction. The result for each: the answer stored earlier, a refusal, or
 * undefined for a request that is to run.
 */
export async function claimKeys(
  tx: Db,
  requests: readonly IdempotentRequest[],
): Promise<readonly (object | Refusal | undefined)[]> {
  if (requests.length === 0) return [];
  // One round trip, in this order: whoever holds a lock sees what its last holder stored.
  const [held, stored] = await Promise.all([
    tryAdvisoryLocks(
      tx,
      requests.map(({ userId, key }) => ["idempotency", String(userId), key]),
    ),
    listStored(tx, requests),
  ]);
  return requests.map(({ userId, key, requestHash }, place) => {
    if (held[place] !== true) return new Refusal("in_flight");
    const earlier = stored.find((row) => row.user_id === userId && row.key === key);
    if (!earlier) return undefined;
    return earlier.request_hash.equals(requestHash) ? earlier.answer : new Refusal("idempotency_key_reused");
  });
}

interface Answered {
  readonly request: IdempotentRequest;
  readonly answer: object;
}

/** Stores the answers of requests that have claimed their keys. Sent with the next statement or the commit. */
export async function storeAnswers(tx: Db, answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  await insertAnswers(tx, {
    userIds: answered.map(({ request }) => request.userId),
    keys: answered.map(({ request }) => request.key),
    hashes: answered.map(({ request }) => request.requestHash),
    answers: answered.map(({ answer }) => JSON.stringify(answer)),
    moments: answered.map(({ request }) => request.now),
  });
}

/**
 * The stored answer of the same request of the same user and key; undefined when it was never answered.
 */
export async function findStoredAnswer(db: Db, whose: Whose, hashRequest: () => Buffer): Promise<object | undefined> {
  const [stored] = await listStored(db, [whose]);
  return stored?.request_hash.equals(hashRequest()) ? stored.answer : undefined;
}

type Whose = Pick<IdempotentRequest, "userId" | "key">;

function listStored(db: Db, whose: readonly Whose[]) {
  return listStoredRows(db, { userIds: whose.map(({ userId }) => userId), keys: whose.map(({ key }) => key) });
}

const listStoredRows = prepared(
  (db, { userIds, keys }: { readonly userIds: readonly number[]; readonly keys: readonly string[] }) =>
    db
      .selectFrom(
        sql<{
          user_id: number;
          key: string;
        }>`unnest(${arrayOf("bigint", userIds)}, ${arrayOf("text", keys)})`.as<"wish">(sql`wish (user_id, key)`),
      )
      .innerJoin("idempotency_key as stored", (join) =>
        join.onRef("stored.user_id", "=", "wish.user_id").onRef("stored.key", "=", "wish.key"),
      )
      .select(["stored.user_id", "stored.key", "stored.request_hash", "stored.answer"]),
);

interface AnswerColumns {
  readonly userIds: readonly number[];
  readonly keys: readonly string[];
  readonly hashes: readonly Buffer[];
  readonly answers: readonly string[];
  readonly moments: readonly Date[];
}

const insertAnswers = preparedWrite((tx, { userIds, keys, hashes, answers, moments }: AnswerColumns) => ({
  compile: () =>
    sql`
      insert into idempotency_key (user_id, key, request_hash, status, answer, created_at)
      select user_id, key, request_hash, 200, answer::json, created_at
        from unnest(${arrayOf("bigint", userIds)}, ${arrayOf("text", keys)}, ${arrayOf("bytea", hashes)}, ${arrayOf("text", answers)}, ${arrayOf("timestamptz", moments)})
          as row (user_id, key, request_hash, answer, created_at)`.compile(tx),
}));

/** Digest of a request that does not depend on the order of fields in its JSON. */
export function requestHash(method: string, url: string, body: unknown): Buffer {
  return sha256(`${method} ${url}\n${JSON.stringify(body ?? null, sortKeys)}`);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
