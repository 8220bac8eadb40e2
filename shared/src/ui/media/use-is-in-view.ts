import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a part of the page, by reference or id, is on the screen: a bar that only leads to it, or has the same button,
 * leaves meanwhile.
 */
export function useIsInView(place: RefObject<Element | null> | string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = typeof place === "string" ? document.getElementById(place) : place.current;
    if (element === null) return setInView(false);
    const watcher = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // The sticky header and the bar itself hide this much of the screen.
      { rootMargin: "-56px 0px -64px" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place]);
  return isInView;
}
