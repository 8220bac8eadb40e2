import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { hostCookie } from "./cookies";
import { currentPlace } from "./place";
import { followTraffic } from "./traffic";
import { collectTroubles, type Troubles } from "./troubles";

/** The product's two main widths: phone first. */
export const screens = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
} as const;
export type Screen = keyof typeof screens;

export interface VisitOptions {
  readonly screen?: Screen;
  readonly colorScheme?: "light" | "dark";
  /** The session of a person who logged in before. */
  readonly session?: Session;
  /** Address of the product; its own by default. */
  readonly origin?: string;
  /** Without it the cookie notice has already been accepted. */
  readonly isFirstVisit?: boolean;
}

/** Cookies of a session: `[name, value, httpOnly]`. */
export type Session = readonly (readonly [name: string, value: string, httpOnly: boolean])[];

/** A person's browser with one page. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: Troubles;
}

let browser: Browser | undefined;

/** One connection per test file; each visit is a fresh browser profile in it. */
export async function connectBrowser(): Promise<void> {
  browser ??= await chromium.connect(currentPlace().browser);
}

export async function disconnectBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

export async function openVisit(options: VisitOptions = {}): Promise<Visit> {
  if (!browser) throw new Error("No browser: journeys are written with journey(…)");
  const { screen = "desktop", colorScheme = "light", session = [], isFirstVisit = false, origin } = options;
  const context = await browser.newContext({
    baseURL: origin ?? currentPlace().url,
    viewport: screens[screen],
    colorScheme,
    reducedMotion: "reduce",
    hasTouch: screen === "phone",
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
  });
  // A timeout for failing journeys, not a measure of the product's speed.
  context.setDefaultTimeout(90_000);
  followTraffic(context);
  const cookies = session.map(([name, value, httpOnly]) => ({ ...hostCookie(name, value), httpOnly }));
  await context.addCookies(isFirstVisit ? cookies : [...cookies, consent()]);
  const page = await context.newPage();
  return { page, context, troubles: await collectTroubles(page) };
}

/** The cookie of the notice. */
function consent() {
  return hostCookie("__Host-mandi-consent", "accepted");
}
