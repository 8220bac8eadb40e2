import type { Page } from "playwright-core";
import type { Visit } from "../harness/visit";
import { differencesOf } from "./differences";
import { type FreshLook, openSteady } from "./fresh-looks";
import { Itinerary, type Step } from "./itinerary";
import { settleTo } from "./look";
import { takeStep } from "./steps";

export interface Walked {
  readonly steps: number;
  /** How many steps were taken in which way. */
  readonly ways: Readonly<Record<string, number>>;
  /** One text for each step after which a page differed from a fresh load. */
  readonly differences: readonly string[];
}

export interface WalkOptions {
  readonly isWanted?: (from: string, to: string) => boolean;
  readonly onStep?: (done: number, left: number) => void;
  readonly onDifference?: (words: string) => void;
  /** A walk stops after this many differences. */
  readonly mostDifferences?: number;
}

/** Tries before a page counts as different; a busy machine takes longer for each. */
const patience = 120;

/**
 * Walks from page to page in one document and compares each with its fresh look. After a difference it continues in a fresh
 * document, so that one mistake is not reported for all following pages.
 */
export async function walk(
  { page, troubles }: Visit,
  fresh: ReadonlyMap<string, FreshLook>,
  options: WalkOptions = {},
): Promise<Walked> {
  const { isWanted = () => true, mostDifferences = 20 } = options;
  const places = [...fresh.keys()];
  const start = places[0] ?? "/";
  const itinerary = new Itinerary(places, start, isWanted, (from, to) => fresh.get(from)?.links.has(to) === true);
  const ways: Record<string, number> = {};
  const differences: string[] = [];
  let steps = 0;
  let began = 0;
  let heard = 0;
  await beginAt(start);

  for (let step = itinerary.next(); step && differences.length < mostDifferences; step = itinerary.next()) {
    steps += 1;
    const { how, found } = await compare(step);
    ways[how.replace(/ .*/, "")] = (ways[how.replace(/ .*/, "")] ?? 0) + 1;
    if (found.length > 0) {
      const words = [`${step.to}, from ${step.from} by ${how}:`, ...found].join("\n  ");
      differences.push(words);
      options.onDifference?.(words);
      if (differences.length < mostDifferences) await beginAt(step.to);
    }
    options.onStep?.(steps, itinerary.left);
  }
  return { steps, ways, differences };

  async function beginAt(place: string): Promise<void> {
    heard = troubles.surprises().length;
    await openSteady(page, place);
    itinerary.beginAt(place);
    began = await documentOf(page);
  }

  async function compare(step: Step): Promise<{ readonly how: string; readonly found: readonly string[] }> {
    const expected = fresh.get(step.to);
    if (!expected) throw new Error(`${step.to} has no fresh look`);
    let how: string = step.way;
    try {
      how = await takeStep(page, step);
      const got = await settleTo(page, expected.name, patience);
      const found = got ? differencesOf(expected.look, got) : [];
      if ((await documentOf(page)) !== began) found.push("the document was reloaded");
      return { how, found: [...found, ...troubles.surprises().slice(heard)] };
    } catch (error) {
      return { how, found: [error instanceof Error ? error.message : String(error)] };
    }
  }
}

/** The start time of the document, which identifies it. */
function documentOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}
