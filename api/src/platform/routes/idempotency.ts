import type { Db } from "../database/database";
import { prepared, preparedWrite } from "../database/prepared";
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
    // One round trip, in this order: whoever holds the lock sees what its last holder stored.
    const [isAlone, stored] = await Promise.all([
      tryAdvisoryLock(tx, "idempotency", String(request.userId), request.key),
      findStored(tx, request),
    ]);
    if (!isAlone) throw new Refusal("in_flight");
    if (stored) {
      if (!stored.request_hash.equals(request.requestHash)) throw new Refusal("idempotency_key_reused");
      return stored.answer;
    }
    const answer = await work(tx);
    await insertAnswer(tx, { ...request, answer: JSON.stringify(answer) });
    return answer;
  });
}

/**
 * The stored answer of the same request of the same user and key; undefined when it was never answered.
 */
export async function findStoredAnswer(db: Db, whose: Whose, hashRequest: () => Buffer): Promise<object | undefined> {
  const stored = await findStored(db, whose);
  return stored?.request_hash.equals(hashRequest()) ? stored.answer : undefined;
}

type Whose = Pick<IdempotentRequest, "userId" | "key">;

const listStored = prepared((db, { userId, key }: Whose) =>
  db
    .selectFrom("idempotency_key")
    .select(["request_hash", "answer"])
    .where("user_id", "=", userId)
    .where("key", "=", key),
);

async function findStored(db: Db, whose: Whose) {
  const [stored] = await listStored(db, whose);
  return stored;
}

/** Sent in one round trip with the commit. */
const insertAnswer = preparedWrite(
  (tx, { userId, key, requestHash, answer, now }: IdempotentRequest & { readonly answer: string }) =>
    tx.insertInto("idempotency_key").values({
      user_id: userId,
      key,
      request_hash: requestHash,
      status: 200,
      answer,
      created_at: now,
    }),
);

/** Digest of a request that does not depend on the order of fields in its JSON. */
export function requestHash(method: string, url: string, body: unknown): Buffer {
  return sha256(`${method} ${url}\n${JSON.stringify(body ?? null, sortKeys)}`);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
