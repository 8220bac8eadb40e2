import { useEffect, useRef } from "react";
import { poll } from "./poll";

/** As {@link poll}, while the component is mounted. Null pauses. Always calls the latest `look`. */
export function usePoll(intervalMs: number | null, look: () => Promise<boolean>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => (intervalMs === null ? undefined : poll(intervalMs, () => latest.current())), [intervalMs]);
}
