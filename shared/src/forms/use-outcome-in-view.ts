import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls to the outcome of an act and focuses it, when it appears while the page is open; not when the page opens with it.
 * The element that takes the ref has `tabIndex={-1}`.
 * @param happened whether it has, or for an act that may be repeated, how often
 */
export function useOutcomeInView<Place extends HTMLElement = HTMLHeadingElement>(
  happened: boolean | number,
): RefObject<Place | null> {
  const target = useRef<Place>(null);
  const before = useRef(happened);
  useEffect(() => {
    if (happened && happened !== before.current) target.current?.focus();
    before.current = happened;
  }, [happened]);
  return target;
}
