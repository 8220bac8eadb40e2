import { whenIdle } from "../frame/when-idle";

/** Watches the page once the first one is shown and the browser is idle: none of it may slow that page down. */
export function watchLater(): void {
  whenIdle(() => {
    import("./watch-page").then(
      ({ watchPage }) => watchPage(),
      () => undefined, // Optional: without it, nothing else is affected.
    );
  }, 0);
}
