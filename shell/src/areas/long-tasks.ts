/** A task up to this long leaves room to answer a press in time; what is above it is time in which nothing moves. */
const unnoticedMs = 50;

/**
 * Adds up how long the page could not answer anybody, as browsers that know long tasks tell, and says it each time the page is
 * left or put aside.
 *
 * @param ownerAt whose page was on screen at a time; time that is nobody's is left out
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
    if (present && !blocked.has(present)) blocked.set(present, 0); // A page that always answered counts too.
    for (const [owner, ms] of blocked) report(owner, ms);
  });
}
