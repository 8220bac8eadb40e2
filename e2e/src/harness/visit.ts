import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { currentPlace } from "./place";
import { collectTroubles, type Troubles } from "./troubles";

/** Widths the product is made for: the phone first. */
export const screens = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
} as const;
export type Screen = keyof typeof screens;

export interface VisitOptions {
  readonly screen?: Screen;
  readonly colorScheme?: "light" | "dark";
  /** Cookies and storage to start with, as a person who came back. */
  readonly storageState?: BrowserContextOptions["storageState"];
  /** Without it the cookie notice has been accepted before. */
  readonly isFirstVisit?: boolean;
}

/** A browser of one person with one page. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: Troubles;
}

let browser: Browser | undefined;

/** One connection per test file; each visit is a fresh browser profile in it. */
export async function connectBrowser(): Promise<void> {
  browser = await chromium.connect(currentPlace().browser);
}

export async function disconnectBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

export async function openVisit(options: VisitOptions = {}): Promise<Visit> {
  if (!browser) throw new Error("No browser: journeys are written with journey(…)");
  const { screen = "desktop", colorScheme = "light", storageState, isFirstVisit = false } = options;
  const context = await browser.newContext({
    baseURL: currentPlace().url,
    viewport: screens[screen],
    colorScheme,
    reducedMotion: "reduce",
    hasTouch: screen === "phone",
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
    ...(storageState ? { storageState } : {}),
  });
  context.setDefaultTimeout(10_000);
  if (!isFirstVisit) await rememberConsent(context);
  const page = await context.newPage();
  return { page, context, troubles: await collectTroubles(page) };
}

/** The cookie of the notice. */
async function rememberConsent(context: BrowserContext): Promise<void> {
  const { url } = currentPlace();
  await context.addCookies([
    { name: "__Host-mandi-consent", value: "accepted", url, secure: true, sameSite: "Strict" },
  ]);
}
