/** Long enough for the first page to have what it needs; nothing that waits here is part of it. */
const quietDelayMs = 1500;

/** Calls back once the browser has nothing better to do, after the first content. @returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) idle = requestIdleCallback(callback, { timeout: 5000 });
    else callback();
  }, quietDelayMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
