import { join } from "node:path";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Moment at which the page's heading could be seen, on the clock of the document. */
    shownAt: number | undefined;
    /** Begins to look for the heading of the page at this path. */
    lookForHeading: (pathname: string) => void;
  }
}

/** Puts the stopwatch into the page before anything of the product runs: content is there when its heading can be seen. */
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
 * From the click on a link to the content of the page behind it, in ms. The click comes without a pointer before it, as a
 * tap or a key does: nothing could be fetched ahead.
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
