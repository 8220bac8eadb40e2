import type { Browser, CDPSession, Page } from "playwright-core";
import { applyProfile, type Profile, profiles } from "./profiles";
import type { Session } from "./sign-in";
import { contentAfterClick, contentAfterHandshake, placeStopwatch } from "./stopwatch";
import { type Traffic, together, watchTraffic } from "./traffic";

/** A way through the product that is measured. */
export interface Way {
  readonly name: string;
  readonly path: string;
  readonly session: Session;
  /** The link into another area; without it the first page itself is measured. */
  readonly link?: string;
}

/** What one visit fetched until the measured page was complete, and the part of it after the click. */
export interface Fetched {
  readonly all: Traffic;
  readonly afterClick: Traffic;
}

const patienceMs = 20_000;
/** The shell prefetches after being idle for a while. */
const idleMs = 3000;

/** Milliseconds to the content of one visit in a fresh profile: with nothing cached or stored. */
async function timeVisit(browser: Browser, origin: string, way: Way, profile: Profile): Promise<number> {
  return visit(browser, origin, way, async (page, session) => {
    const traffic = await watchTraffic(session);
    // Getting to the link is not measured, so it is not slowed down.
    if (!way.link) await applyProfile(session, profile);
    await page.goto(way.path, { waitUntil: "commit" });
    const first = await contentAfterHandshake(page);
    if (!way.link) return first;
    await traffic.settled(0);
    await applyProfile(session, profile);
    return contentAfterClick(page, way.link);
  });
}

/** Everything that a visit fetches, including what the page prefetches when idle. */
async function countVisit(browser: Browser, origin: string, way: Way): Promise<Fetched> {
  return visit(browser, origin, way, async (page, session) => {
    const traffic = await watchTraffic(session);
    await page.goto(way.path, { waitUntil: "commit" });
    await contentAfterHandshake(page);
    const arrival = await traffic.settled(idleMs);
    if (!way.link) return { all: arrival, afterClick: arrival };
    traffic.restart();
    await contentAfterClick(page, way.link);
    const afterClick = await traffic.settled(idleMs);
    return { all: together(arrival, afterClick), afterClick };
  });
}

async function visit<Result>(
  browser: Browser,
  origin: string,
  way: Way,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
  });
  try {
    context.setDefaultTimeout(patienceMs);
    await context.addCookies(way.session);
    const page = await context.newPage();
    await placeStopwatch(page);
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

export type Application = "composed" | "one";
export type Origins = Readonly<Record<Application, string>>;

/** Times of a way under a profile, and what it fetched. */
export interface Series {
  readonly way: Way;
  readonly times: readonly {
    readonly profile: Profile;
    readonly composed: readonly number[];
    readonly one: readonly number[];
  }[];
  readonly composed: Fetched;
  readonly one: Fetched;
}

/** Measures each way under each profile. Bytes are the same under both, so they are counted once. */
export async function measureAll(
  browser: Browser,
  origins: Origins,
  ways: readonly Way[],
  runs: number,
  say: (words: string) => void,
): Promise<Series[]> {
  const series: Series[] = [];
  for (const way of ways) {
    say(`${way.name}: bytes and requests`);
    const composed = await countVisit(browser, origins.composed, way);
    const one = await countVisit(browser, origins.one, way);
    const times: Series["times"][number][] = [];
    for (const profile of profiles) {
      say(`${way.name}: ${profile.words}`);
      times.push({ profile, ...(await timeInTurn(browser, origins, way, profile, runs)) });
    }
    series.push({ way, times, composed, one });
  }
  return series;
}

const turns: readonly (readonly Application[])[] = [
  ["composed", "one"],
  ["one", "composed"],
];

/** In turn, so that a busy moment of the machine affects both; the first pair only warms up the servers. */
async function timeInTurn(browser: Browser, origins: Origins, way: Way, profile: Profile, runs: number) {
  const times: Record<Application, number[]> = { composed: [], one: [] };
  for (let run = 0; run <= runs; run += 1) {
    for (const application of turns[run % 2] ?? []) {
      const ms = await timeVisit(browser, origins[application], way, profile);
      if (run > 0) times[application].push(ms);
    }
  }
  return times;
}
