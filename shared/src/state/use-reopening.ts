import { useCallback, useEffect, useRef, useState } from "react";

/** A submit button opens again this long after a submit. */
const usualMs = 2000;

/**
 * Keeps a submit button shut for a while after each submit. `shut` says whether the submit may go on: the second press of
 * a double click is on its way before the button is drawn as shut, and must not send a second time.
 */
export function useReopening(afterMs = usualMs) {
  const [isShut, setIsShut] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const shut = useCallback((): boolean => {
    if (timer.current !== null) return false;
    setIsShut(true);
    timer.current = setTimeout(() => {
      timer.current = null;
      setIsShut(false);
    }, afterMs);
    return true;
  }, [afterMs]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return { isShut, shut };
}
