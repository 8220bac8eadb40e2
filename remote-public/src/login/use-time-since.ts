import { useEffect, useState } from "react";

/**
 * Milliseconds since an instant, updated every quarter of a second. Measured against the clock rather than counted up:
 * a sleeping tab skips ticks, but the code still expires.
 */
export function useTimeSince(startedAt: number | null): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (startedAt === null) return;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 250);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [startedAt]);

  return startedAt === null ? 0 : Math.max(0, now - startedAt);
}
