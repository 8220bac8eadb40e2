import { roleOf, sessionStore } from "@mandi/shared/session";
import { loadPage } from "../areas/area-loader";
import { liveRelease } from "../release/live-release";
import { placedRouteAt, refusalOf } from "./route-access";

/** Starts loading a page's code when the user points at a link to it. Only for pages that their role may open. */
export function preloadOnIntent(): void {
  for (const event of ["pointerenter", "focusin", "touchstart"] as const) {
    document.addEventListener(event, handleIntent, { capture: true, passive: true });
  }
}

function handleIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (!link) return;
  const { pathname, search } = new URL(link.href);
  const placed = placedRouteAt(liveRelease.getState(), pathname);
  if (!placed || refusalOf(placed.route, roleOf(sessionStore.getState()), pathname + search) !== null) return;
  // A failure here does no harm: the navigation itself will try again and show it.
  loadPage(placed.area, placed.route.path, "ahead").catch(() => undefined);
}
