/** Part of the shell contract: while the gate waits, the app is laid out in an element that carries this class. */
export const behindGateClass = "behind-gate";

/** Resolves once the gate is open, or at once for a part that is drawn later. For code below the first screen. */
export function firstContent(): Promise<void> {
  const app = document.querySelector(`.${behindGateClass}`);
  if (!app) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (app.classList.contains(behindGateClass)) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(app, { attributeFilter: ["class"] });
  });
}
