import { waitUntil } from "@mandi/launch/process/wait-until";
import type { BrowserContext, Page, Request } from "playwright-core";

/** The pending requests of a page. */
interface Traffic {
  readonly open: Set<Request>;
  /** Those whose response head has arrived. */
  readonly answered: WeakSet<Request>;
  /** When the last request or response event happened. */
  lastMs: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Tracks the requests of a context's pages; call it before they open. */
export function followTraffic(context: BrowserContext): void {
  context.on("page", follow);
}

function follow(page: Page): void {
  const traffic: Traffic = { open: new Set(), answered: new WeakSet(), lastMs: Date.now() };
  traffics.set(page, traffic);
  const end = (request: Request) => {
    traffic.open.delete(request);
    traffic.lastMs = Date.now();
  };
  page.on("request", (request) => {
    // The browser does not report the end of every request of the previous document.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
    traffic.open.add(request);
    traffic.lastMs = Date.now();
  });
  page.on("response", (response) => {
    traffic.answered.add(response.request());
    traffic.lastMs = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
}

/** Longer than a page takes from an answer to the next request that depends on it. */
const quietMs = 500;

/**
 * The browser does not always report the end of a preloaded call: after this time, shorter than any poll, it is no longer
 * awaited.
 */
const unsaidMs = 4000;

/** Longer than a busy machine takes until the head of any answer. */
const unansweredMs = 30_000;

/**
 * Waits until all requests of a page are answered. Playwright's "networkidle" fires once per document: it ignores later
 * requests, and waits for ever for a call whose end the browser does not report.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error("The requests of this page are not tracked");
  const isQuiet = () => {
    const open = [...traffic.open];
    const patienceMs = open.some((request) => !traffic.answered.has(request)) ? unansweredMs : unsaidMs;
    return Date.now() - traffic.lastMs >= (open.length === 0 ? quietMs : patienceMs) || page.isClosed() || undefined;
  };
  if (!(await waitUntil(isQuiet, { withinMs: 120_000, everyMs: 50 }))) {
    throw new Error(`${page.url()} never stops asking`);
  }
}
