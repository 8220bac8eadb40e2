/** Long enough for the first page to have what it needs; nothing that waits here is part of it. */
const quietDelayMs = 1500;

/**
 * Calls back once the browser has nothing better to do, after the first content.
 *
 * @param delayMs how long it waits before it looks for such a moment
 * @returns how to call it off
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
