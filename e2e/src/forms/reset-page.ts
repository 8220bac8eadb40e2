import type { Page } from "playwright-core";
import { emptyPage, isEmpty } from "../harness/empty-page";
import { screens } from "../harness/visit";

/** Removes what a form leaves, even a failed one: what `emptyPage` removes, screen size and pointer. */
export async function resetPage(page: Page): Promise<void> {
  if (isEmpty(page)) return;
  await emptyPage(page);
  await showAsPhone(page);
}

/** The screen of the visits that try forms, without a pointer on anything. */
export async function showAsPhone(page: Page): Promise<void> {
  await page.setViewportSize(screens.phone);
  await page.mouse.move(0, 0);
}
