/** Part of the shell contract: while the gate waits, the app is laid out in an element that carries this class. */
export const behindGateClass = "behind-gate";

/**
 * Resolves once the page's first content is on the screen, at once where no gate is before it. For work that would delay
 * it up: a chart takes a slow phone a quarter of a second to draw, and a page that may be shown meanwhile would wait for it.
 */
export async function whenShown(): Promise<void> {
  const app = document.querySelector(`.${behindGateClass}`);
  if (app === null) return;
  await withoutClass(app);
  // The frame that shows the page is drawn first. A tab in the background draws none, and needs nothing delayed for it.
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    pause(frameAtLatestMs),
  ]);
}

const frameAtLatestMs = 500;

function withoutClass(app: Element): Promise<void> {
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (app.classList.contains(behindGateClass)) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(app, { attributeFilter: ["class"] });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
