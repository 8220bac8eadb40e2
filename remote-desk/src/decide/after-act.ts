import { useEffect, useRef } from "react";

const acts = new EventTarget();

/** Reports that an act was done, or waits for a second person: what is shown of the queue may have changed. */
export function reportAct(): void {
  acts.dispatchEvent(new Event("act"));
}

/** Runs `refresh` after each act on the page. */
export function useAfterAct(refresh: () => void): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const run = () => latest.current();
    acts.addEventListener("act", run);
    return () => acts.removeEventListener("act", run);
  }, []);
}
