/** Part of the shell contract: while the gate waits, the app is laid out in an element that carries this class. */
export const behindGateClass = "behind-gate";

/**
 * Resolves once the first screen has been painted, or at once for a part that is drawn later. For what must not delay it: code
 * below the first screen, reports.
 */
export function firstContent(): Promise<void> {
  const app = document.querySelector(`.${behindGateClass}`);
  if (!app) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (app.classList.contains(behindGateClass)) return;
      watcher.disconnect();
      // A frame's callback runs before its paint, a task that it queues after it.
      requestAnimationFrame(() => setTimeout(resolve));
    });
    watcher.observe(app, { attributeFilter: ["class"] });
  });
}
