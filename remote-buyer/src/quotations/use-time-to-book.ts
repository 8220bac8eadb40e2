import type { Quotation } from "@mandi/shared/contract/quotation";
import { useRemaining } from "@mandi/shared/ui/data/use-remaining";
import { useEffect } from "react";

/**
 * Milliseconds left to book the price, by the server's clock; null when it does not expire. `onOver` is called when
 * they run out, and also if they had already run out when the page opened.
 */
export function useTimeToBook({ valid_until }: Quotation, onOver: () => void) {
  const remaining = useRemaining(valid_until === null ? 0 : new Date(valid_until).getTime());
  const left = valid_until === null ? null : remaining;
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it runs out, whatever the callback is
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return { left, isOver };
}
