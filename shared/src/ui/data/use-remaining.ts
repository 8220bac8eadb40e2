import { useEffect, useState } from "react";
import { serverNow } from "../../query/server-clock";

const SECOND_MS = 1000;

/**
 * Milliseconds left until a moment of the server, updated every full second. It uses the server's time: a wrong clock
 * on the reader's machine neither opens nor closes anything.
 */
export function useRemaining(endsAtMs: number): number {
  const [now, setNow] = useState(serverNow);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick(): void {
      const current = serverNow();
      setNow(current);
      const left = endsAtMs - current;
      // A timer in a hidden tab runs late, so each tick reads the clock again instead of counting ticks.
      if (left > 0) timer = setTimeout(tick, left % SECOND_MS || SECOND_MS);
    }
    tick();
    return () => clearTimeout(timer);
  }, [endsAtMs]);

  return Math.max(0, endsAtMs - now);
}
