import { useEffect, useMemo, useRef, useState } from "react";

/**
 * The server's time, as a function that stays the same between renders: the device's clock may be wrong by hours, and a
 * deadline is the server's. The first answer sets it; later ones would only make the seconds jump.
 */
export function useServerClock(serverTime: string | undefined): () => number {
  const offset = useRef<number | null>(null);
  if (offset.current === null && serverTime !== undefined) {
    offset.current = new Date(serverTime).getTime() - Date.now();
  }
  return useMemo(() => () => Date.now() + (offset.current ?? 0), []);
}

const minuteMs = 60_000;

/** The time of a clock for words such as "18 min left": looked at twice a minute. */
export function useMinutes(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), minuteMs / 2);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
