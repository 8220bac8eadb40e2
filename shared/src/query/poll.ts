/** Upper limit of the wait after failures. */
const slowestMs = 5 * 60_000;

/**
 * Polls while the tab is visible and online. The wait is counted from the end of the previous poll;
 * after the second failure in a row it doubles. Returning to the tab, or to the network, polls at once.
 * @param look resolves to false when it failed
 * @returns a function that stops it
 */
export function poll(intervalMs: number, look: () => Promise<boolean> | Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  let isLooking = false;

  async function run(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      failures = (await look()) === false ? failures + 1 : 0;
    } finally {
      isLooking = false;
      plan();
    }
  }
  function plan(): void {
    clearTimeout(timer);
    if (isOver || isResting()) return;
    timer = setTimeout(run, waitMs());
  }
  function waitMs(): number {
    return Math.max(intervalMs, Math.min(slowestMs, intervalMs * 2 ** Math.max(0, failures - 1)));
  }
  function handleReturn(): void {
    clearTimeout(timer);
    if (!isResting()) void run();
  }

  plan();
  document.addEventListener("visibilitychange", handleReturn);
  window.addEventListener("online", handleReturn);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", handleReturn);
    window.removeEventListener("online", handleReturn);
  };
}

function isResting(): boolean {
  return document.hidden || !navigator.onLine;
}
