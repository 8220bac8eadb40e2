import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { roleOf, sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";
import { isLoggingOut } from "../menus/logging-out";
import { liveRelease } from "../release/live-release";
import { placedRouteAt, refusalOf } from "./route-access";
import type { Router } from "./router";

/**
 * When a session ends by itself (401, another tab), the page stays as a visitor sees it where visitors are allowed;
 * otherwise the guard redirects to /login with the way back. When somebody else has logged in since, the guard checks their
 * access. The user's own logout has its own redirect.
 */
export function watchSessionEnd(router: Pick<Router, "navigate" | "state">): void {
  sessionStore.subscribe((now, before) => {
    if (!hasSessionEnded(now, before) || isLoggingOut()) return;
    // During a navigation, it is the target page that may be refused.
    const onItsWay = router.state.navigation.location;
    const { pathname, search } = onItsWay ?? router.state.location;
    const placed = placedRouteAt(liveRelease.getState(), pathname);
    const refusal = placed && refusalOf(placed.route, roleOf(now), pathname + search);
    if (refusal) void router.navigate(refusal, { replace: onItsWay === undefined, state: withoutQuestion });
  });
}
