import { act } from "@testing-library/react";

/** Decides in place of the browser what is on the screen. @returns brings an element onto the screen, or takes it off */
export function watchScreen(): (shown: Element, isInView: boolean) => Promise<void> {
  const watchers = new Map<Element, (isIntersecting: boolean) => void>();
  jest.spyOn(window, "IntersectionObserver").mockImplementation((tell) => {
    const watcher: IntersectionObserver = {
      root: null,
      rootMargin: "",
      scrollMargin: "",
      thresholds: [],
      takeRecords: () => [],
      unobserve: () => undefined,
      disconnect: () => undefined,
      observe: (target) => {
        const box = target.getBoundingClientRect();
        const seen = {
          target,
          time: 0,
          boundingClientRect: box,
          intersectionRect: box,
          intersectionRatio: 1,
          rootBounds: null,
        };
        watchers.set(target, (isIntersecting) => tell([{ ...seen, isIntersecting }], watcher));
      },
    };
    return watcher;
  });
  return (shown, isInView) =>
    act(async () => {
      for (const [element, tell] of watchers) if (element.contains(shown)) tell(isInView);
    });
}
