import type { Quotation } from "@mandi/shared/contract/quotation";
import { useRemaining } from "@mandi/shared/ui/data/use-remaining";
import { useEffect } from "react";

/**
 * Milliseconds for which the price may still be booked, by the server's clock; null when it has no end. `onOver` is called
 * when they run out, and also when they had before the page came.
 */
export function useTimeToBook({ valid_until }: Quotation, onOver: () => void) {
  const remaining = useRemaining(valid_until === null ? 0 : new Date(valid_until).getTime());
  const left = valid_until === null ? null : remaining;
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each time it runs out, whatever the callback is
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return { left, isOver };
}
