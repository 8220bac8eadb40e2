import { lookForNewSet } from "./new-set";

/** Some hundred bytes each time, for as long as a tab is looked at. */
const everyMs = 5 * 60_000;

/** Tabs that were opened together do not ask together. */
const spreadMs = 60_000;

/** A person who goes to and fro between tabs makes no more calls than this. */
const notBeforeMs = 60_000;

/** Makes a tab in which somebody stays learn of a newer set: while it is looked at, and when they come back to it. */
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
