import { waitUntil } from "@mandi/launch/process/wait-until";
import type { Page } from "playwright-core";

/** The product waits this long before its handshake; a journey over dozens of pages need not. */
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
  await Promise.any([page.waitForLoadState("networkidle"), untilNothingIsAsked(page)]);
}

/** Longer than a page takes from one call to the next while it opens, shorter than any poll. */
const quietMs = 4000;

/**
 * Waits until a page has sent nothing for a while. The browser does not always say that a preloaded call, such as `/api/config`,
 * has ended: such a page would never count as idle.
 */
async function untilNothingIsAsked(page: Page): Promise<void> {
  let lastMs = Date.now();
  const note = () => {
    lastMs = Date.now();
  };
  page.on("request", note);
  const isQuiet = () => (Date.now() - lastMs >= quietMs || page.isClosed() ? true : undefined);
  await waitUntil(isQuiet, { withinMs: 60_000, everyMs: 100 });
  page.off("request", note);
}

/** Waits until colours and places have arrived where they belong; endless animations are not waited for. */
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
