import { type RefObject, useEffect, useRef } from "react";

/** Brings what has happened into view and focuses it, when it happens while the page is open; not when a page opens with it. */
export function useOutcomeInView(hasHappened: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(hasHappened);
  useEffect(() => {
    if (hasHappened && !before.current) place.current?.focus();
    before.current = hasHappened;
  }, [hasHappened]);
  return place;
}
