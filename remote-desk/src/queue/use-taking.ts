import { notify } from "@mandi/shared/browser/notify";
import type { QueueTaker } from "@mandi/shared/contract/desk/queue";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { HttpFailure, http } from "@mandi/shared/http";
import { taking } from "@mandi/shared/messages/desk-taking";
import { useRef } from "react";

/** An item that can be taken, by its key or its number. */
export interface Takeable {
  readonly kind: string;
  readonly item: string;
  readonly taken: QueueTaker | null;
}

/** What a press does to an item: takes it, takes it over from its holder, or gives it back. */
export function takingWords(taken: QueueTaker | null): string {
  if (taken === null) return taking.take;
  return taken.is_own === 1 ? taking.giveBack : taking.takeOver;
}

/** Takes an item or gives it back; a notice reports the outcome. */
export function useTaking(onChanged: () => void): (item: Takeable) => Promise<void> {
  const isBusy = useRef(false);
  return async (item) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      notify.success((await send(item)).message);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      notify.error(error.message);
    } finally {
      isBusy.current = false;
      onChanged(); // Also after a refusal: somebody else was faster.
    }
  };
}

function send({ taken, ...named }: Takeable) {
  if (taken?.is_own === 1) return http.post("/desk/queue/give-back", named, MessageAnswer);
  return http.post("/desk/queue/take", { ...named, ...(taken && { from: taken.by }) }, MessageAnswer);
}
