import type { SellerProductOutcome } from "@mandi/shared/contract/seller-products-many";
import type { IntentionKeys } from "@mandi/shared/forms/intention-keys";
import { HttpFailure } from "@mandi/shared/http";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { saveMany } from "../many.api";
import { type Patience, withRetryAfter } from "../with-retry-after";
import type { PlannedChange } from "./plan";

/** Products of one request: few enough for progress and "Stop" to be useful. */
const productsAtMost = 50;
/** Sizes of one request: their stock must fit into the largest body that the server accepts. */
const sizesAtMost = 1_000;

/** The outcome of one change. */
export interface Sent {
  readonly planned: PlannedChange;
  readonly outcome: SellerProductOutcome;
}

export interface SendOptions extends Patience {
  /** The idempotency key of a request: the same for the same products. */
  readonly keyFor: IntentionKeys["keyFor"];
}

/**
 * Sends changes, some at a time, and reports the outcome of each. A failure is shown next to its products and does not
 * stop the others.
 * @returns what was not sent because of the abort signal
 */
export async function sendChanges(
  changes: readonly PlannedChange[],
  options: SendOptions,
  onSent: (sent: readonly Sent[], left: readonly PlannedChange[]) => void,
): Promise<readonly PlannedChange[]> {
  let left = changes;
  while (left.length > 0 && !options.signal.aborted) {
    const sent = await sendTogether(nextBatch(left), options);
    left = left.slice(sent.length);
    onSent(sent, left);
  }
  return left;
}

function nextBatch(changes: readonly PlannedChange[]): readonly PlannedChange[] {
  let sizes = 0;
  const end = changes.findIndex(({ change }, index) => {
    sizes += change.stock?.id.length ?? 0;
    return index === productsAtMost || (index > 0 && sizes > sizesAtMost);
  });
  return end < 0 ? changes : changes.slice(0, end);
}

/** @returns the outcome of each; of fewer, the first ones, when the abort signal ended the waiting for the server */
async function sendTogether(batch: readonly PlannedChange[], options: SendOptions): Promise<readonly Sent[]> {
  const products = batch.map(({ change }) => change);
  try {
    const outcomes = await withRetryAfter(() => saveMany(products, options.keyFor(products)), options);
    return batch.map((planned, index) => ({ planned, outcome: outcomes[index] ?? refused(planned, bulk.noOutcome) }));
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (error.status === 429 && options.signal.aborted) return [];
    // One product that the server cannot even parse must not block the rest.
    const isForOne = error.status === 400 || error.status === 413 || error.status === 422;
    if (isForOne && batch.length > 1) return sendEach(batch, options);
    return batch.map((planned) => ({ planned, outcome: refused(planned, sentenceOf(error)) }));
  }
}

async function sendEach(batch: readonly PlannedChange[], options: SendOptions): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  for (const planned of batch) {
    if (options.signal.aborted) break;
    sent.push(...(await sendTogether([planned], options)));
  }
  return sent;
}

function refused({ change }: PlannedChange, reason: string): SellerProductOutcome {
  return { id: change.id, outcome: "refused", reason };
}

function sentenceOf({ fields, message }: HttpFailure): string {
  const [firstField] = Object.values(fields);
  return firstField?.[0] ?? message;
}
