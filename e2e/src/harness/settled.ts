import type { Page } from "playwright-core";
import { untilQuiet } from "./traffic";

/** The product's wait before its handshake, which a journey over dozens of pages skips. */
const gateMs = 1000;

/** Opens an address and waits until the page is complete: its heading is there, nothing is loading, no call is under way. */
export async function openAndSettle(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.fastForward(gateMs);
  await settle(page);
}

/** Waits until the page that is opening is complete. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await untilQuiet(page);
}

/** Waits until transitions of colours and positions have finished; endless animations are ignored. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames: a change of media starts its transitions with the next one.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
  });
}
