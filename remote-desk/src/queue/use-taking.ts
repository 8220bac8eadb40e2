import type { QueueKind, QueueTaker } from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { http } from "@mandi/shared/http";
import { queue } from "@mandi/shared/messages/desk-queue";

/** An item that can be taken, by its key or its number. */
export interface Takeable {
  readonly kind: QueueKind;
  readonly item: string;
  readonly taken: QueueTaker | null;
}

/** What a press does about an item: takes it, takes it over from who has it, or gives it back. */
export function takingWords(taken: QueueTaker | null): string {
  if (taken === null) return queue.take;
  return taken.is_own === 1 ? queue.giveBack : queue.takeOver;
}

/** Takes an item or gives it back; a notice says how that went. */
export function useTaking(onChanged: () => void): (item: Takeable) => Promise<void> {
  const { submit } = useSubmit({ cooldownMs: 0, isRepeatable: true });
  return async ({ taken, ...named }) => {
    const isOwn = taken?.is_own === 1;
    const path = isOwn ? "/desk/queue/give-back" : "/desk/queue/take";
    const body = { ...named, ...(taken !== null && !isOwn && { from: taken.by }) };
    const outcome = await submit(() => http.post(path, body, MessageAnswer));
    if (outcome.kind !== "blocked") onChanged(); // Also after a refusal: somebody else was faster.
  };
}
