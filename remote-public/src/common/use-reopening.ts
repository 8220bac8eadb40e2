import { useCallback, useEffect, useRef, useState } from "react";

/** a submit button opens again this long after a submit. */
const reopenAfterMs = 2000;

/** Keeps a submit button shut for a while after each submit, so that an impatient second press is not a second message. */
export function useReopening() {
  const [isShut, setIsShut] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const shut = useCallback(() => {
    clearTimeout(timer.current);
    setIsShut(true);
    timer.current = setTimeout(() => setIsShut(false), reopenAfterMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isShut, shut };
}
