import { firstContent } from "@mandi/shared/browser/first-content";
import { useEffect } from "react";

/**
 * Prefetches the code that a press needs, once the first screen is there: the press then never waits for a slow
 * network.
 */
export function useFetchedAhead(load: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    firstContent()
      .then(load)
      // The press itself requests it again, and reports a failure.
      .catch(() => {});
  }, [load, isWanted]);
}
