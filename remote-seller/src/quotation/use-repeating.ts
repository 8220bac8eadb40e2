import { useEffect, useRef } from "react";

/**
 * Does something again and again while the tab is seen. A hidden tab rests; coming back to it does it at once, because what
 * it shows may be minutes old (H-46). The next round is counted from the end of the one before. Null rests for good.
 */
export function useRepeating(everyMs: number | null, act: () => Promise<void>): void {
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    if (everyMs === null) return;
    const pauseMs = everyMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    let isRunning = false;

    async function run(): Promise<void> {
      if (isRunning) return;
      isRunning = true;
      await latest.current();
      isRunning = false;
      plan();
    }
    function plan(): void {
      clearTimeout(timer);
      if (!isLeft && !document.hidden) timer = setTimeout(run, pauseMs);
    }
    function handleVisibility(): void {
      clearTimeout(timer);
      if (!document.hidden) run().catch(() => undefined);
    }

    plan();
    document.addEventListener("visibilitychange", handleVisibility);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", handleVisibility);
    };
  }, [everyMs]);
}
