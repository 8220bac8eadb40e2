import { type VitalName, vitalNames } from "@mandi/shared/contract/vital-report";
import type { AutoTrial } from "../../store/release-state";
import { p75 } from "../field/p75";
import { faultsOfTheVersion, type VersionTally } from "../field/tally";

/** The next step of an automatic trial, with the figures behind it. */
export interface Judgement {
  readonly verdict: "back" | "on" | "wait";
  readonly words: string;
}

/** Measurements of this many people on either side are needed; fewer are not significant. */
const minMeasures = 20;

/**
 * This many different people must have reported on the trial, and on its failures, so that one stranger can neither advance
 * nor end it.
 */
const minPeople = 5;

/** Tolerated difference between two versions: in milliseconds, for layout shift a score. */
const noise: Readonly<Record<VitalName, number>> = { LCP: 100, INP: 50, CLS: 0.05, TTFB: 100, TBT: 200 };

/**
 * Compares a version on trial with the live one by what browsers reported about both. The trial ends as soon as enough is
 * known and it is worse; it advances when enough is known, its share has lasted long enough, and it is not worse.
 */
export function judgeTrial(
  auto: AutoTrial,
  trial: VersionTally | undefined,
  live: VersionTally | undefined,
  now: Date,
): Judgement {
  const [tried, known] = [loadsOf(trial), loadsOf(live)];
  // Counts restart with the web server: then all of them belong to this share.
  const ofThisShare = tried.all >= auto.from ? tried.all - auto.from : tried.all;
  if (ofThisShare < auto.loads) return { verdict: "wait", words: `${ofThisShare} of ${auto.loads} loads` };
  if (tried.people < minPeople) return { verdict: "wait", words: `${tried.people} of ${minPeople} people` };

  const figures = `fails for ${percent(tried.share)} of ${tried.people} people, live for ${percent(known.share)} of ${known.people}`;
  if ((tried.share - known.share) * 100 > auto.failures)
    return { verdict: tried.failing < minPeople ? "wait" : "back", words: figures };
  const slow = vitalNames.map((name) => slower(name, auto, trial, live)).find((words) => words !== null);
  if (slow) return { verdict: "back", words: slow };

  const minutes = Math.floor((now.getTime() - Date.parse(auto.since)) / 60_000);
  if (minutes < auto.minutes) return { verdict: "wait", words: `${minutes} of ${auto.minutes} minutes` };
  return { verdict: "on", words: `${figures}${felt(trial, live)}` };
}

interface Loads {
  readonly all: number;
  readonly people: number;
  readonly failing: number;
  /** The share of people for whom it failed through its own fault: each counts once, however much their browser sends. */
  readonly share: number;
}

/** How often a version was loaded, and for whom it failed. */
export function loadsOf(tally: VersionTally | undefined): Loads {
  if (!tally) return { all: 0, people: 0, failing: 0, share: 0 };
  const { people, failing } = tally;
  const faults = faultsOfTheVersion.reduce((sum, kind) => sum + (tally.kinds[kind] ?? 0), 0);
  return { all: tally.loaded + faults, people, failing, share: people === 0 ? 0 : failing / people };
}

function slower(
  name: VitalName,
  auto: AutoTrial,
  trial: VersionTally | undefined,
  live: VersionTally | undefined,
): string | null {
  const [all, others] = [trial?.vitals[name] ?? [], live?.vitals[name] ?? []];
  if (all.length < minMeasures || others.length < minMeasures) return null;
  const [tried, known] = [withoutHighest(all), withoutLowest(others)];
  const most = p75(known) * (1 + auto.slower / 100) + noise[name];
  if (p75(tried) <= most) return null;
  return `${name} is ${inUnit(name, p75(tried))} for three of four, live ${inUnit(name, p75(known))}`;
}

/**
 * Measurements are not signed: as many extreme values as the guard's number of strangers could have made up are left out on
 * either side.
 */
function withoutHighest(values: readonly number[]): readonly number[] {
  return [...values].sort((left, right) => left - right).slice(0, -minPeople);
}

function withoutLowest(values: readonly number[]): readonly number[] {
  return [...values].sort((left, right) => left - right).slice(minPeople);
}

function felt(trial: VersionTally | undefined, live: VersionTally | undefined): string {
  const words = vitalNames.flatMap((name) => {
    const [tried, known] = [trial?.vitals[name] ?? [], live?.vitals[name] ?? []];
    if (tried.length < minMeasures || known.length < minMeasures) return [];
    return `${name} ${inUnit(name, p75(tried))}, live ${inUnit(name, p75(known))}`;
  });
  return words.length === 0 ? "" : `; ${words.join("; ")}`;
}

function inUnit(name: VitalName, value: number): string {
  return name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
