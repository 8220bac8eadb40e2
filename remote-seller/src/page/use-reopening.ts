import { useCallback, useEffect, useRef, useState } from "react";

/** Keeps a submit button shut for a while after each submit, so that an impatient second press sends nothing twice. */
export function useReopening(afterMs: number) {
  const [isShut, setIsShut] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const shut = useCallback(() => {
    clearTimeout(timer.current);
    setIsShut(true);
    timer.current = setTimeout(() => setIsShut(false), afterMs);
  }, [afterMs]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isShut, shut };
}
