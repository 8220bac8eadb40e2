import { useEffect } from "react";

/**
 * Sets the window title to what the page shows, once that is known; the route itself only knows the kind of page. On
 * leaving, the title of the route returns, so that the next page of the same kind does not carry the old one.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} · Mandi`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
