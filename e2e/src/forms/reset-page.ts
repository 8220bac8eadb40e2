import type { Page } from "playwright-core";
import { currentPlace } from "../harness/place";
import { screens } from "../harness/visit";

/** Removes what the previous form left, even a failed one: intercepted answers, stored data, screen size and pointer. */
export async function resetPage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "wait" });
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage";
  await session.send("Storage.clearDataForOrigin", { origin: currentPlace().url, storageTypes });
  await session.detach();
  await page.setViewportSize(screens.phone);
  await page.mouse.move(0, 0);
}
