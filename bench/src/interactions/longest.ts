import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { followTraffic, untilQuiet } from "@mandi/e2e/harness/traffic";
import type { Browser, Page } from "playwright-core";
import type { Session } from "../measure/sign-in";
import type { Interaction } from "./interactions";

declare global {
  interface Window {
    /** Of all keys and presses since it was set to 0, the longest time to the next frame, in ms. */
    longestMs: number;
  }
}

/** As a cheap phone against this machine. */
export const slowDown = 4;
const patienceMs = 20_000;
/** What follows a press is over, and the browser has told of it. */
const settleMs = 1000;

/** The longest time from a finger or a key to the next frame, in ms, of one interaction on a phone whose processor is slow. */
export async function longestOf(browser: Browser, origin: string, one: Interaction, session: Session): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
  });
  try {
    followTraffic(context);
    await context.addCookies(session);
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.addInitScript({ path: join(import.meta.dirname, "in-page.mjs") });
    await page.goto(one.path);
    await page.getByRole("banner").waitFor();
    await one.reach?.(page);
    await quiet(page);
    // A run uses nothing up: the next one finds the same offer to give. What is sent is not part of the time to the next frame.
    await page.route("**/*", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.evaluate(() => {
      window.longestMs = 0;
    });
    await one.act(page);
    await pause(settleMs);
    return await page.evaluate(() => window.longestMs);
  } finally {
    await context.close();
  }
}

async function quiet(page: Page): Promise<void> {
  await untilQuiet(page);
  await pause(settleMs);
}
