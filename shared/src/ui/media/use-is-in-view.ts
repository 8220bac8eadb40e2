import { type RefObject, useEffect, useState } from "react";

/** Whether a part of the page is on the screen: a bar that only leads to it leaves meanwhile. */
export function useIsInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // The sticky header and the bar itself hide this much of the screen.
      { rootMargin: "-56px 0px -64px" },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return isInView;
}
