/** Long enough for the first page to load; nothing that waits here is part of it. */
const quietDelayMs = 1500;

/**
 * Calls back once the browser is idle, after the first content.
 *
 * @param delayMs how long to wait before waiting for an idle moment
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void, delayMs = quietDelayMs): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) idle = requestIdleCallback(callback, { timeout: 5000 });
    else callback();
  }, delayMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
