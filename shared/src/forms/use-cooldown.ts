import { useCallback, useEffect, useRef, useState } from "react";

/**
 * The pause of a submit button after each submit. `start` returns whether the submit may proceed: the second press of a
 * double click arrives before the button is rendered as disabled.
 */
export function useCooldown(durationMs: number) {
  const [isCooling, setIsCooling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const start = useCallback((): boolean => {
    if (timer.current !== null) return false;
    if (durationMs === 0) return true;
    setIsCooling(true);
    timer.current = setTimeout(() => {
      timer.current = null;
      setIsCooling(false);
    }, durationMs);
    return true;
  }, [durationMs]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return { isCooling, start };
}
