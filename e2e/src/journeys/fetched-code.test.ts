import type { Page } from "playwright-core";
import { journey } from "../harness/journey";
import { openAndSettle } from "../harness/settled";
import { untilQuiet } from "../harness/traffic";
import { type WatchedRequest, watchRequests } from "../harness/watched-code";

/** Limit of the code that a visitor's first visit to home fetches, compressed and with headers, in bytes. */
const mostCode = 200_000;

/** Longer than the shell waits for a quiet moment before it prefetches. */
const quietMs = 10_000;

/** Everything that a page requests until it is idle while it is scrolled from top to bottom. */
async function readThrough(page: Page): Promise<readonly WatchedRequest[]> {
  const asked = await watchRequests(page);
  const untilMeasured = await noteMeasuring(page);
  await page.goto("/");
  await page.getByRole("heading", { name: "Products You May Like" }).waitFor();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  // In rounds: what has loaded may request more, each in its own idle moment.
  const codeAsked = () => asked().filter(isCode).length;
  for (let known = 0; known < codeAsked(); ) {
    known = codeAsked();
    await page.clock.runFor(quietMs);
    await untilMeasured();
    await untilQuiet(page);
  }
  return asked();
}

/** The code for measuring web vitals is loaded last, once the page is shown and the browser is idle. */
async function noteMeasuring(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === "largest-contentful-paint") Reflect.set(window, "isMeasured", true);
      observe.call(this, options);
    };
  });
  return () => page.waitForFunction(() => "isMeasured" in window);
}

const isCode = ({ path }: WatchedRequest) => /\.(?:js|css)$/.test(path);
const scriptBytes = (asked: readonly WatchedRequest[]) =>
  asked.filter(({ path }) => path.endsWith(".js")).reduce((sum, { bytes }) => sum + bytes, 0);

journey(
  "a first visit to home fetches at most 200 kB of code, and the chart's library only when the chart is touched",
  async ({ page }) => {
    await page.clock.install();
    const first = scriptBytes(await readThrough(page));
    expect(first).toBeGreaterThan(100_000);
    expect(first).toBeLessThanOrEqual(mostCode);

    const chart = page.getByRole("slider").first();
    const library = page.waitForResponse(/\/areas\/public\/.+\.js$/);
    await chart.hover();
    await library;
    await page.getByRole("figure").locator("canvas").first().waitFor();
  },
);

journey(
  "a second visit to home fetches no code, only the page, the handshake and reports",
  async ({ page, context }) => {
    await context.clock.install();
    await readThrough(page);
    await page.close();
    const second = (await readThrough(await context.newPage())).filter(({ bytes }) => bytes > 0);

    expect(second.filter(isCode)).toEqual([]);
    const paths = second.map(({ path }) => path).filter((path) => !/^\/(?:api|media)\//.test(path));
    expect(paths).toEqual(["/"]);
    expect(second.map(({ path }) => path)).toContain("/api/handshake");
  },
);

journey(
  "pictures further down load only after home is open, and nothing on the first screen moves",
  async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/media/")) pictures.push(pathname);
    });
    // The gate's wait does not end: the page is rendered behind it, however slow the machine.
    await page.clock.install({ time: Date.now() });
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto("/");
    const products = page.getByRole("heading", { name: "Products You May Like", includeHidden: true });
    await products.waitFor({ state: "attached" });
    await untilQuiet(page);
    expect(pictures.length).toBeLessThanOrEqual(1);
    const place = await products.boundingBox();

    const product = page.waitForRequest(/\/media\/products\//);
    await page.clock.resume();
    await products.waitFor();
    await product;
    expect(await products.boundingBox()).toEqual(place);
  },
);

journey(
  "pages in English fetch no more of the font on a phone than English text and the rupee sign",
  async ({ page }) => {
    const fonts = new Set<string>();
    page.on("request", (request) => {
      const name = /\/font\/archivo-(\w+)-/.exec(request.url())?.[1];
      if (name) fonts.add(name);
    });
    for (const address of ["/news-list", "/faq", "/historical-data", "/contact-us", "/terms-and-conditions"])
      await openAndSettle(page, address);

    await page.evaluate(() => document.fonts.ready);
    expect([...fonts].sort()).toEqual(["rupee", "text"]);
  },
  { screen: "phone" },
);
