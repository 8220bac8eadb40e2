import type { Page } from "playwright-core";
import { currentPlace } from "../harness/place";
import { screens } from "../harness/visit";

/** A document without content, in the browser's process of the pages: its opener policy is theirs. */
const empty = {
  contentType: "text/html",
  headers: { "Cross-Origin-Opener-Policy": "same-origin" },
  body: "<!doctype html><title>Nothing</title>",
};

/**
 * Removes what a form leaves, even a failed one: its document, intercepted answers, stored data, screen size and pointer. The
 * page between two forms is not `about:blank`, which has another opener policy: each load after it would begin with a new
 * process and compile everything again.
 */
export async function resetPage(page: Page): Promise<void> {
  const address = `${currentPlace().url}/nothing`;
  if (page.url() === address) return;
  await page.unrouteAll({ behavior: "wait" });
  await page.route(address, (route) => route.fulfill(empty));
  await page.goto(address);
  await page.unroute(address);
  // Only now: a page may store its unfinished work when it is left.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await page.context().newCDPSession(page);
  const storageTypes = "indexeddb,cache_storage";
  await session.send("Storage.clearDataForOrigin", { origin: currentPlace().url, storageTypes });
  await session.detach();
  await page.setViewportSize(screens.phone);
  await page.mouse.move(0, 0);
}
