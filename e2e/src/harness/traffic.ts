import { waitUntil } from "@mandi/launch/process/wait-until";
import type { BrowserContext, Page, Request } from "playwright-core";

/** What a page has asked for and has not got yet. */
interface Traffic {
  readonly open: Set<Request>;
  /** Those of which at least the head has come. */
  readonly answered: WeakSet<Request>;
  /** When something was asked for or came last. */
  lastMs: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Follows what the pages of a context ask for; before they open. */
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
    // The browser does not say of every request of the document before that it has ended.
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

/** Longer than a page takes from an answer to the next question that follows from it. */
const quietMs = 500;

/** The browser does not always say that a preloaded call has ended: after this long, shorter than any poll, nobody waits for one. */
const unsaidMs = 4000;

/** Longer than a busy machine takes for the head of any answer. */
const unansweredMs = 30_000;

/**
 * Waits until a page has got all that it asked for. Playwright's own "networkidle" says so once for a document: it is silent about
 * what is asked for later, and waits for ever for a call whose end the browser does not tell.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error("Nobody follows what this page asks for");
  const isQuiet = () => {
    const open = [...traffic.open];
    const patienceMs = open.some((request) => !traffic.answered.has(request)) ? unansweredMs : unsaidMs;
    return Date.now() - traffic.lastMs >= (open.length === 0 ? quietMs : patienceMs) || page.isClosed() || undefined;
  };
  if (!(await waitUntil(isQuiet, { withinMs: 120_000, everyMs: 50 }))) {
    throw new Error(`${page.url()} never stops asking`);
  }
}
