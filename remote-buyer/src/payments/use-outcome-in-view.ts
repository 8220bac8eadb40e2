import { type RefObject, useEffect, useRef } from "react";

/** Brings the heading of what has happened into view and focuses it, when it happens while the page is open; not when a page opens with it. */
export function useOutcomeInView(hasHappened: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null);
  const before = useRef(hasHappened);
  useEffect(() => {
    if (hasHappened && !before.current) place.current?.focus();
    before.current = hasHappened;
  }, [hasHappened]);
  return place;
}
