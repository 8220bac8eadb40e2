import { useEffect, useRef } from "react";
import { whileSeen } from "./while-seen";

/** As {@link whileSeen}, as long as the component stands. Null rests. What is done is the newest `act`. */
export function useWhileSeen(everyMs: number | null, act: () => Promise<void>): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => (everyMs === null ? undefined : whileSeen(everyMs, () => latest.current())), [everyMs]);
}
