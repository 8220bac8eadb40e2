import type { Db } from "../database/database";
import { gathered } from "../database/gathered";
import { inTransaction, isConnectionLost } from "../database/transaction";
import { Refusal } from "../errors";
import { claimKeys, type IdempotentRequest, storeAnswers } from "./idempotency";

/** What became of a write that arrived with others: its answer, its refusal, or undefined when it has to run alone. */
export type Outcome<Answer = object> = Answer | Refusal | undefined;

/** Carries out writes in one transaction, with their outcomes in the order of the inputs. What it does not carry out leaves no trace. */
export type HandleTogether<Input> = (tx: Db, inputs: readonly Input[]) => Promise<readonly Outcome[]>;

/** A write with the key under which it runs at most once. */
interface Arrived<Input> {
  readonly input: Input;
  readonly request: IdempotentRequest | undefined;
}

/** Longer transactions would hold the locks of the first for the last. */
const togetherAtMost = 32;

/**
 * Carries out writes that arrive at the same time in one transaction (`docs/decisions/0243-writes-that-arrive-together.md`). A single one,
 * and any that the others would have to wait for, runs alone.
 */
export function carriedOutTogether<Input>(handle: HandleTogether<Input>) {
  return gathered<Arrived<Input>, Outcome>(async (db, arrived) => {
    const parts = Array.from({ length: Math.ceil(arrived.length / togetherAtMost) }, (_, part) =>
      arrived.slice(part * togetherAtMost, (part + 1) * togetherAtMost),
    );
    return (await Promise.all(parts.map((part) => carryOut(db, part, handle)))).flat();
  });
}

async function carryOut<Input>(
  db: Db,
  arrived: readonly Arrived<Input>[],
  handle: HandleTogether<Input>,
): Promise<readonly Outcome[]> {
  if (arrived.length === 1) return [undefined];
  try {
    return await inTransaction(db, (tx) => carryOutIn(tx, arrived, handle));
  } catch (error) {
    // Whether it was committed is unknown only when the connection is lost; then nobody may try again on their behalf. After any
    // other failure, a lock that took too long among them, each runs alone and meets its own.
    if (isConnectionLost(error)) throw error;
    return arrived.map(() => undefined);
  }
}

async function carryOutIn<Input>(
  tx: Db,
  arrived: readonly Arrived<Input>[],
  handle: HandleTogether<Input>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = arrived.map(() => undefined);
  const places = firstOfEachKey(arrived);
  const keyed = places.flatMap((place) => {
    const request = arrived[place]?.request;
    return request ? [{ place, request }] : [];
  });
  const claims = await claimKeys(
    tx,
    keyed.map(({ request }) => request),
  );
  keyed.forEach(({ place }, index) => {
    outcomes[place] = claims[index];
  });
  const running = places.filter((place) => outcomes[place] === undefined);
  const results = await handle(
    tx,
    running.flatMap((place) => arrived[place]?.input ?? []),
  );
  running.forEach((place, index) => {
    outcomes[place] = results[index];
  });
  await storeAnswers(
    tx,
    keyed.flatMap(({ place, request }) => {
      const answer = running.includes(place) ? outcomes[place] : undefined;
      return answer === undefined || answer instanceof Refusal ? [] : [{ request, answer }];
    }),
  );
  return outcomes;
}

/** The places of all but those that repeat a key: these run alone, and find the answer of the first. */
function firstOfEachKey(arrived: readonly Arrived<unknown>[]): readonly number[] {
  const seen = new Set<string>();
  return arrived.flatMap(({ request }, place) => {
    if (request === undefined) return [place];
    const name = `${request.userId} ${request.key}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [place];
  });
}
