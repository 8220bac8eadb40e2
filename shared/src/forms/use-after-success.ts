import { useCallback, useEffect, useRef } from "react";

/** How long after a success a form closes or its page continues, so that the toast can be read. */
const leaveAfterMs = 1500;

export interface AfterSuccess {
  /** Refetches what was changed: when the form closes, also if the person leaves earlier. */
  readonly onRefresh?: (() => void) | undefined;
  /** Closes the form or continues; not called when the person has left already. */
  readonly onLeave?: (() => void) | undefined;
  readonly leaveAfterMs?: number | undefined;
}

/**
 * Runs the follow-up of a success after a delay; a later success restarts the delay.
 * @returns a function that starts it
 */
export function useAfterSuccess(after: AfterSuccess): () => void {
  const latest = useRef(after);
  latest.current = after;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      timer.current = null;
      latest.current.onRefresh?.();
    },
    [],
  );

  return useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
      latest.current.onRefresh?.();
      latest.current.onLeave?.();
    }, latest.current.leaveAfterMs ?? leaveAfterMs);
  }, []);
}
