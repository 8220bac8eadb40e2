import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls to the heading of an outcome and focuses it, when it appears while the page is open; not when the page opens
 * with it.
 */
export function useOutcomeInView(hasHappened: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null);
  const before = useRef(hasHappened);
  useEffect(() => {
    if (hasHappened && !before.current) place.current?.focus();
    before.current = hasHappened;
  }, [hasHappened]);
  return place;
}
