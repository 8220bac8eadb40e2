import type { Db } from "../database/database";
import { inTransaction, tryAdvisoryLock } from "../database/transaction";
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
    if (!(await tryAdvisoryLock(tx, "idempotency", String(request.userId), request.key)))
      throw new Refusal("in_flight");
    const stored = await selectStored(tx, request);
    if (stored) {
      if (!stored.request_hash.equals(request.requestHash)) throw new Refusal("idempotency_key_reused");
      return stored.answer;
    }
    const answer = await work(tx);
    await tx
      .insertInto("idempotency_key")
      .values({
        user_id: request.userId,
        key: request.key,
        request_hash: request.requestHash,
        status: 200,
        answer: JSON.stringify(answer),
        created_at: request.now,
      })
      .execute();
    return answer;
  });
}

/**
 * The stored answer of the same request of the same user and key; undefined when it was never answered.
 */
export async function findStoredAnswer(
  db: Db,
  whose: Pick<IdempotentRequest, "userId" | "key">,
  hashRequest: () => Buffer,
): Promise<object | undefined> {
  const stored = await selectStored(db, whose);
  return stored?.request_hash.equals(hashRequest()) ? stored.answer : undefined;
}

function selectStored(db: Db, { userId, key }: Pick<IdempotentRequest, "userId" | "key">) {
  return db
    .selectFrom("idempotency_key")
    .select(["request_hash", "answer"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Digest of a request that does not depend on the order of fields in its JSON. */
export function requestHash(method: string, url: string, body: unknown): Buffer {
  return sha256(`${method} ${url}\n${JSON.stringify(body ?? null, sortKeys)}`);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
