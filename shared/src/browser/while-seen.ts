/**
 * Does something again and again while the tab is seen. A hidden tab rests; coming back to it does it at once, because
 * what it shows may be minutes old. The next round is counted from the end of the one before.
 * @returns ends it
 */
export function whileSeen(everyMs: number, act: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await act();
    } finally {
      isRunning = false;
      plan();
    }
  }
  function plan(): void {
    clearTimeout(timer);
    if (!isOver && !document.hidden) timer = setTimeout(run, everyMs);
  }
  function handleVisibility(): void {
    clearTimeout(timer);
    if (!document.hidden) void run();
  }

  plan();
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}
