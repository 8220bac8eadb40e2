import type { Page } from "playwright-core";
import { currentPlace } from "./place";

/** A document without content, in the browser's process of the pages: its opener policy is theirs. */
const empty = {
  contentType: "text/html",
  headers: { "Cross-Origin-Opener-Policy": "same-origin" },
  body: "<!doctype html><title>Nothing</title>",
};

const emptyAddress = () => `${currentPlace().url}/nothing`;

/** Whether a page is as `emptyPage` leaves it. */
export function isEmpty(page: Page): boolean {
  return page.url() === emptyAddress();
}

/**
 * Removes from a lasting page what a test leaves, even a failed one: its document, intercepted answers and stored data. What
 * comes in its place is not `about:blank`, which has another opener policy: each load after it would begin with a new process
 * and compile everything again.
 *
 * @param held what happens to answers that are still awaited
 */
export async function emptyPage(page: Page, held: "wait" | "ignoreErrors" = "wait"): Promise<void> {
  await page.unrouteAll({ behavior: held });
  await page.route(emptyAddress(), (route) => route.fulfill(empty));
  await page.goto(emptyAddress());
  await page.unroute(emptyAddress());
  // Only now: a page may store its unfinished work when it is left.
  await clearStores(page);
  const session = await page.context().newCDPSession(page);
  const storageTypes = "indexeddb,cache_storage";
  await session.send("Storage.clearDataForOrigin", { origin: currentPlace().url, storageTypes });
  await session.detach();
}

/** Removes what the pages have stored for this origin and tab. */
export async function clearStores(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
