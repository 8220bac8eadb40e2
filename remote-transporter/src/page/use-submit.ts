import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { useReopening } from "@mandi/shared/state/use-reopening";
import { useWrite } from "@mandi/shared/state/use-write";
import { useCallback } from "react";

export interface SubmitOptions {
  /** The form is there for more than one write, so a success opens it again as a refusal does. */
  readonly isLasting?: boolean;
}

/**
 * A write of a form whose button is shut for two seconds. A form that leaves after its success stays shut
 * until then, however long the answer took: what is in it is saved already.
 */
export function useSubmit({ isLasting = false }: SubmitOptions = {}) {
  const { write: send, ...written } = useWrite({ durationMs: shortNoticeDurationMs });
  const { isShut, shut } = useReopening();

  const write = useCallback(
    (call: (key: string) => Promise<{ readonly message: string }>) =>
      send((key) => {
        shut();
        return call(key);
      }),
    [send, shut],
  );

  return { ...written, write, isShut: isShut || (written.isDone && !isLasting) };
}
