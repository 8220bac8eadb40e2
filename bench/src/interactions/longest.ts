import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { followTraffic, untilQuiet } from "@mandi/e2e/harness/traffic";
import type { Browser, Page } from "playwright-core";
import type { Session } from "../measure/sign-in";
import type { Interaction, Shown } from "./interactions";

declare global {
  interface Window {
    /** The longest time to the next frame of all keys and presses since it was reset to 0, in ms. */
    longestMs: number;
    /** From the press to its content, in ms; undefined until that can be seen. */
    contentMs: number | undefined;
    /** Begins to wait for the press. */
    timeContent: (path: string, content: string) => void;
  }
}

/** The slow-down that makes this machine like a cheap phone. */
export const slowDown = 4;
const patienceMs = 20_000;
/** Long enough for the effects of a press to end and be reported by the browser. */
const settleMs = 1000;

/** The longest time from touch or key to the next frame, in ms, during one interaction on a phone with a slow processor. */
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
    // Writes are blocked, so that each run can repeat the same offer; sending is not part of the time to the next frame.
    await page.route("**/*", (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    return await (one.shows ? untilShown(page, one, one.shows) : untilFrame(page, one));
  } finally {
    await context.close();
  }
}

async function untilFrame(page: Page, { act }: Interaction): Promise<number> {
  await page.evaluate(() => {
    window.longestMs = 0;
  });
  await act(page);
  await pause(settleMs);
  return page.evaluate(() => window.longestMs);
}

async function untilShown(page: Page, { act }: Interaction, { path, content }: Shown): Promise<number> {
  await page.evaluate(([where, what]) => window.timeContent(where, what), [path, content] as const);
  await act(page);
  await page.waitForFunction(() => window.contentMs !== undefined);
  return page.evaluate(() => Math.round(window.contentMs ?? 0));
}

async function quiet(page: Page): Promise<void> {
  await untilQuiet(page);
  await pause(settleMs);
}
