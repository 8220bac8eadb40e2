import type { Locator, Page } from "playwright-core";

/** A touch device that counts taps, so that a journey can assert how many an action takes. */
export function handOf(page: Page) {
  let taps = 0;
  return {
    async tap(what: Locator): Promise<void> {
      await what.tap();
      taps += 1;
    },
    /** Types into the focused element, as the phone's keyboard does. */
    type: (text: string) => page.keyboard.type(text),
    taps: () => taps,
  };
}

/** A low-end phone on a mobile network: 9 Mbit/s, 60 ms latency, four times slower than this machine. */
export async function slowDown(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send("Network.enable");
  await chrome.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 60,
    downloadThroughput: (9 * 1024 * 1024) / 8,
    uploadThroughput: (3 * 1024 * 1024) / 8,
  });
  await chrome.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
