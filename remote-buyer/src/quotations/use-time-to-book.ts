import type { Quotation } from "@mandi/shared/contract/quotation";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { useRemaining } from "@mandi/shared/ui/data/use-remaining";
import { useEffect, useRef, useState } from "react";

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

/** When the time left is announced; the first is when its bar turns red. */
const spokenMinutes = [10, 2];

/** An announcement for each mark that is passed while the page is open: the figure on the page changes in silence. */
export function useSpokenTimeToBook(left: number): string | null {
  const before = useRef(left);
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    const passed = spokenMinutes.find((minutes) => before.current > minutes * 60_000 && left <= minutes * 60_000);
    before.current = left;
    if (passed !== undefined) setSpoken(quotationPage.minutesToBook(passed));
  }, [left]);
  return spoken;
}
