import type { Browser } from "playwright-core";
import { applyProfile, type Profile, profiles } from "./profiles";
import type { Session } from "./sign-in";
import { contentAfterClick, contentAfterHandshake, placeStopwatch } from "./stopwatch";
import { type Traffic, watchTraffic } from "./traffic";

/** A way through the product that is measured. */
export interface Way {
  readonly name: string;
  readonly path: string;
  readonly session: Session;
  /** The link into another area; without it the first page itself is measured. */
  readonly link?: string;
}

/** What one visit cost. */
export interface Sample extends Traffic {
  readonly ms: number;
}

const patienceMs = 20_000;

/** One visit in a fresh profile: nothing is cached, nobody was here before. */
export async function measureVisit(browser: Browser, origin: string, way: Way, profile: Profile): Promise<Sample> {
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
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await placeStopwatch(page);
    // The way to a link is not what is measured, so it is not slowed down.
    if (!way.link) await applyProfile(session, profile);
    await page.goto(way.path, { waitUntil: "commit" });
    const first = await contentAfterHandshake(page);
    const arrival = await traffic.settled();
    if (!way.link) return { ms: first, ...arrival };

    await applyProfile(session, profile);
    traffic.restart();
    const ms = await contentAfterClick(page, way.link);
    return { ms, ...(await traffic.settled()) };
  } finally {
    await context.close();
  }
}

export type Application = "composed" | "one";
export type Origins = Readonly<Record<Application, string>>;

/** Samples by profile, way and application. */
export interface Series {
  readonly profile: Profile;
  readonly way: Way;
  readonly composed: readonly Sample[];
  readonly one: readonly Sample[];
}

/** Measures each way under each profile. */
export async function measureAll(
  browser: Browser,
  origins: Origins,
  ways: readonly Way[],
  runs: number,
  say: (words: string) => void,
): Promise<Series[]> {
  const series: Series[] = [];
  for (const profile of profiles) {
    for (const way of ways) {
      say(`${way.name}: ${profile.words}`);
      series.push({ profile, way, ...(await measureInTurn(browser, origins, way, profile, runs)) });
    }
  }
  return series;
}

const turns: readonly (readonly Application[])[] = [
  ["composed", "one"],
  ["one", "composed"],
];

/** In turn, so that a busy minute of the machine falls on both; the first pair only warms the servers. */
async function measureInTurn(browser: Browser, origins: Origins, way: Way, profile: Profile, runs: number) {
  const samples: Record<Application, Sample[]> = { composed: [], one: [] };
  for (let run = 0; run <= runs; run += 1) {
    for (const application of turns[run % 2] ?? []) {
      const sample = await measureVisit(browser, origins[application], way, profile);
      if (run > 0) samples[application].push(sample);
    }
  }
  return samples;
}
