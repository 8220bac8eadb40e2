import { firstContent } from "@mandi/shared/browser/first-content";
import { useEffect } from "react";

/** Fetches the code of what a press opens, once the first screen is there: a press then never waits for a weak network. */
export function useFetchedAhead(load: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    firstContent()
      .then(load)
      // The press itself asks again, and says so when it is lost.
      .catch(() => {});
  }, [load, isWanted]);
}
