import { useCallback, useEffect, useRef, useState } from "react";

/** a submit button opens again this long after a submit. */
const reopenAfterMs = 2000;

/**
 * Keeps a submit button shut for a while after each submit. `shut` says whether the submit may go on: the second press of
 * a double click is on its way before the button is drawn as shut, and must not send a second time.
 */
export function useReopening() {
  const [isShut, setIsShut] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const shut = useCallback((): boolean => {
    if (timer.current !== null) return false;
    setIsShut(true);
    timer.current = setTimeout(() => {
      timer.current = null;
      setIsShut(false);
    }, reopenAfterMs);
    return true;
  }, []);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return { isShut, shut };
}
