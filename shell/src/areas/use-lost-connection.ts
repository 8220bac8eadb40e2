import { poll } from "@mandi/shared/query/poll";
import { useEffect, useRef, useState } from "react";
import { isReachable } from "../boot/gate";
import type { LoadFailure } from "./loading/load-failure";

/** The browser tells when an adapter connects, but not when the network behind a connected one works again. */
const looksAgainMs = 5000;

const kindsOfNetwork: ReadonlySet<string> = new Set(["chunk", "network", "timeout"]);

/** Whether the connection failed. When it is back, `onBack` is called once. */
export function useLostConnection(failure: LoadFailure | null, onBack: () => void): boolean {
  const [lost, setLost] = useState<LoadFailure | null>(null);
  const latest = useRef(onBack);
  latest.current = onBack;

  useEffect(() => {
    if (failure === null || !kindsOfNetwork.has(failure.kind)) return;
    let isLost = failure.isOffline;
    let isOver = false;

    async function look(): Promise<void> {
      const isHere = navigator.onLine && (await isReachable());
      if (isOver) return;
      if (!isHere) {
        isLost = true;
        setLost(failure);
      } else if (isLost) {
        end();
        latest.current();
      }
    }
    function end(): void {
      isOver = true;
      stopLooking();
      window.removeEventListener("online", look);
    }

    // What failed while the product can be reached is not retried automatically.
    const stopLooking = poll(looksAgainMs, async () => {
      if (isLost) await look();
    });
    window.addEventListener("online", look);
    void look();
    return end;
  }, [failure]);

  return failure !== null && (failure.isOffline || failure === lost);
}
