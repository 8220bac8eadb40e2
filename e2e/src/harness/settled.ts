import type { Page } from "playwright-core";

/** Opens an address and waits until the page stands: its heading is there, nothing is loading, no call is under way. */
export async function openAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForLoadState("networkidle");
}
