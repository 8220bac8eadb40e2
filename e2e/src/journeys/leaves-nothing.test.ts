import type { CDPSession, Page } from "playwright-core";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

declare global {
  interface Window {
    /** Pending timers. */
    timersSet: Set<number>;
  }
}

const warmUp = 5;
const rounds = 20;
/** Growth by at least one per round is a leak; less is the browser's own. */
const leaked = rounds;
/** A leaked page of an area would add some hundred nodes and as many kilobytes. */
const bounds = { nodes: 1500, bytes: 4 * 1024 * 1024 };

/** Runs in the page before anything else; it may not use anything outside itself. */
function countTimers(): void {
  const { setTimeout: later, setInterval: again, clearTimeout: forget } = window;
  const timers = new Set<number>();
  window.timersSet = timers;
  Object.assign(window, {
    setTimeout(act: TimerHandler, ms?: number, ...given: unknown[]) {
      const timer = later(() => {
        timers.delete(timer);
        if (typeof act === "function") act(...given);
      }, ms);
      timers.add(timer);
      return timer;
    },
    setInterval(act: TimerHandler, ms?: number, ...given: unknown[]) {
      const timer = again(act, ms, ...given);
      timers.add(timer);
      return timer;
    },
  });
  for (const name of ["clearTimeout", "clearInterval"] as const)
    window[name] = (timer) => {
      if (typeof timer === "number") timers.delete(timer);
      forget(timer);
    };
}

/** From home through two areas and back to home, by links, in one document. */
async function goRound(page: Page): Promise<void> {
  for (const address of ["/wallet", "/commodity-products", "/"]) {
    await page.locator(`a[href="${address}"]`).first().click();
    await page.waitForURL(address);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  }
}

/** What the page holds after garbage collection. */
async function heldBy(page: Page, browser: CDPSession) {
  for (let time = 0; time < 3; time += 1) await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  const measured = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const { timers, styles } = await page.evaluate(() => ({
    timers: window.timersSet.size,
    styles: document.styleSheets.length,
  }));
  return {
    timers,
    styles,
    listeners: measured("JSEventListeners"),
    nodes: measured("Nodes"),
    bytes: measured("JSHeapUsedSize"),
  };
}

journey(
  "switching between areas twenty times leaves no timer, listener, style or page behind, and memory does not grow",
  async ({ visit }) => {
    const { page, context } = await visit({ session: await signedIn("seller") });
    await page.addInitScript(countTimers);
    const browser = await context.newCDPSession(page);
    await browser.send("Performance.enable");
    await page.goto("/");
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    for (let round = 0; round < warmUp; round += 1) await goRound(page);
    const before = await heldBy(page, browser);

    for (let round = 0; round < rounds; round += 1) await goRound(page);
    const after = await heldBy(page, browser);

    expect(before.timers).toBeGreaterThan(0);
    expect(after.styles).toBe(before.styles);
    expect(after.timers - before.timers).toBeLessThan(leaked);
    expect(after.listeners - before.listeners).toBeLessThan(leaked);
    expect(after.nodes - before.nodes).toBeLessThan(bounds.nodes);
    expect(after.bytes - before.bytes).toBeLessThan(bounds.bytes);
  },
);
