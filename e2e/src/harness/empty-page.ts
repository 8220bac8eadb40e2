import type { Page } from "playwright-core";
import { answerInstead, answerNothing } from "./answers";
import { currentPlace } from "./place";

/** A document without content, in the browser's process of the pages: its opener policy is theirs. */
const empty = {
  type: "text/html",
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
export async function emptyPage(page: Page, held: "wait" | "drop" = "wait"): Promise<void> {
  await answerNothing(page, held);
  const leave = await answerInstead(page, emptyAddress(), ({ answer }) => answer(empty));
  await page.goto(emptyAddress());
  await leave();
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
