/** A task up to this long leaves time to respond to input; anything above counts as blocked time. */
const unnoticedMs = 50;

/**
 * Adds up the time for which long tasks blocked the page, where browsers report them, and passes it on each time the page is
 * left or hidden.
 *
 * @param ownerAt the version on screen at a given time; time without one is left out
 */
export function watchLongTasks<Owner>(
  ownerAt: (time: number) => Owner | undefined,
  report: (owner: Owner, blockedMs: number) => void,
): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes("longtask")) return;
  const blocked = new Map<Owner, number>();
  const observer = new PerformanceObserver((list) => count(list.getEntries()));

  function count(tasks: readonly PerformanceEntry[]): void {
    for (const { startTime, duration } of tasks) {
      const owner = ownerAt(startTime);
      if (owner) blocked.set(owner, (blocked.get(owner) ?? 0) + duration - unnoticedMs);
    }
  }

  observer.observe({ type: "longtask", buffered: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    count(observer.takeRecords());
    const present = ownerAt(performance.now());
    if (present && !blocked.has(present)) blocked.set(present, 0); // A page that was never blocked counts too.
    for (const [owner, ms] of blocked) report(owner, ms);
  });
}
