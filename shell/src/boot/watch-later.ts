import { whenIdle } from "../frame/when-idle";

const againAfterMs = 5 * 60_000;

/**
 * Watches the page once the first one is shown and the browser is idle: none of it may slow that page down. Nothing on screen waits
 * for it, but a tab without it would not learn of a newer set: a lost file is fetched again later.
 */
export function watchLater(delayMs = 0): void {
  whenIdle(() => {
    import(/* webpackChunkName: "idle" */ "./watch-page").then(
      ({ watchPage }) => watchPage(),
      () => watchLater(againAfterMs),
    );
  }, delayMs);
}
