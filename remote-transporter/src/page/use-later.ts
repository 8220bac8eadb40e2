import { useCallback, useEffect, useRef } from "react";

/** What follows a success comes this much later, so that the toast can be read. */
const laterMs = 1500;

/** Runs something 1.5 s from now, at most one thing at a time; not at all when the page is left before. */
export function useLater(): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, laterMs);
  }, []);
}
