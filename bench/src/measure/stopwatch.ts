import { join } from "node:path";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** When the page's heading became visible, on the document's clock. */
    shownAt: number | undefined;
    /** Starts watching for the heading of the page at this path. */
    lookForHeading: (pathname: string) => void;
  }
}

/** Adds the stopwatch to the page before any product code runs; content counts as shown when its heading is visible. */
export async function placeStopwatch(page: Page): Promise<void> {
  await page.addInitScript({ path: join(import.meta.dirname, "in-page.mjs") });
}

/** From the answer of the handshake to the first content, in ms. */
export async function contentAfterHandshake(page: Page): Promise<number> {
  await page.waitForFunction(() => window.shownAt !== undefined);
  return page.evaluate(() => {
    const handshake = performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith("/api/handshake"))
      .at(-1);
    return (window.shownAt ?? 0) - (handshake?.responseEnd ?? 0);
  });
}

/**
 * From the click on a link to the content of the page behind it, in ms. The click is not preceded by hovering, like a tap or
 * a key, so nothing is prefetched.
 */
export async function contentAfterClick(page: Page, selector: string): Promise<number> {
  const startedAt = await page.evaluate((wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(wanted);
    if (!link) throw new Error(`No link ${wanted} on ${location.pathname}`);
    window.lookForHeading(link.pathname);
    const now = performance.now();
    link.click();
    return now;
  }, selector);
  await page.waitForFunction(() => window.shownAt !== undefined);
  return page.evaluate((start) => (window.shownAt ?? 0) - start, startedAt);
}
