import { lookForNewSet } from "./new-set";

/** A few hundred bytes each time, while the tab is visible. */
const everyMs = 5 * 60_000;

/** Jitter: tabs that were opened together do not poll together. */
const spreadMs = 60_000;

/** Minimum interval for a person who switches between tabs. */
const notBeforeMs = 60_000;

/** Lets an open tab learn of a newer set: while it is visible, and when the person returns to it. */
export function watchNewSet(): void {
  let lookedAt = 0;
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < notBeforeMs) return;
    lookedAt = Date.now();
    void lookForNewSet();
  };
  setInterval(look, everyMs + Math.random() * spreadMs);
  document.addEventListener("visibilitychange", look);
}
