import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { VitalReport } from "@mandi/shared/contract/vital-report";
import { versionName } from "../../store/release-state";
import { type Trace, withTrace } from "./traces";

/** What browsers have reported about one version of an area since this server started. */
export interface VersionTally {
  readonly area: string;
  readonly version: string;
  loaded: number;
  failed: number;
  /** Different people who reported loads, and those for whom it failed through its own fault at least once. */
  people: number;
  failing: number;
  /** Failures by kind. */
  readonly kinds: Record<string, number>;
  /** Sum of the durations of good loads, for the average. */
  loadedMs: number;
  /** The newest measure of each web vital that a person sent, by its name: one per person, so that nobody counts twice. */
  readonly vitals: Record<string, number[]>;
  /** The kinds of failure. */
  traces: Trace[];
}

/** Measurements of this many people are kept: enough for a percentile. */
const keptMeasures = 200;

/** Versions that are counted. Reports come from outside, so their number must be bounded. */
const maxVersions = 1000;

/** People per version and window. Addresses come from outside, so their number must be bounded. */
const maxPeople = 10_000;

/** What one person reported of one version, from their first report until the window is over. */
interface ReporterStats {
  readonly since: number;
  loaded: number;
  failed: number;
}

/** Failures of the version itself; a lost network is not its fault. */
export const faultsOfTheVersion: readonly string[] = [
  "http",
  "integrity",
  "invalid-module",
  "evaluation",
  "chunk",
  "render",
];

/** When a version counts as bad. */
export interface GuardRule {
  readonly windowMs: number;
  /** This many different people must have seen it fail: one broken browser is not a broken version. */
  readonly minReporters: number;
  /**
   * Share of people for whom it fails among all people of the window; also the share of a person's loads above which it
   * counts as failing for them.
   */
  readonly minShare: number;
}

export const defaultGuardRule: GuardRule = { windowMs: 10 * 60_000, minReporters: 5, minShare: 0.5 };

/** Counts browsers' reports of area loads, and detects when a version has failed for too many people. */
export function fieldTally(rule: GuardRule = defaultGuardRule) {
  const tallies = new Map<string, VersionTally>();
  const reporters = reportersWithin(rule.windowMs);
  const people = { told: peopleOfVersions(), failing: peopleOfVersions() };
  const measures = new Map<string, Map<string, number>>();

  function count(report: AreaReport, person: string, now: number): void {
    const tally = tallyOf(report);
    if (!tally) return;
    if (report.outcome === "loaded") {
      tally.loaded += 1;
      tally.loadedMs += report.duration_ms;
    } else {
      tally.failed += 1;
      tally.kinds[report.kind] = (tally.kinds[report.kind] ?? 0) + 1;
      if (!faultsOfTheVersion.includes(report.kind)) return;
      tally.traces = withTrace(tally.traces, report);
    }
    tally.people = people.told(keyOf(report), person);
    if (report.outcome === "failed") tally.failing = people.failing(keyOf(report), person);
    const stats = reporters.statsOf(keyOf(report), person, now);
    if (stats) stats[report.outcome] += 1;
  }

  function countVital(report: VitalReport, person: string): void {
    const tally = tallyOf(report);
    if (!tally) return;
    const key = `${keyOf(report)} ${report.name}`;
    const known = measures.get(key) ?? new Map<string, number>();
    known.delete(person); // Reinserted, so that it is the newest again.
    measures.set(key, known.set(person, report.value));
    const [oldest] = known.keys();
    if (known.size > keptMeasures && oldest !== undefined) known.delete(oldest);
    tally.vitals[report.name] = [...known.values()];
  }

  function tallyOf({ area, version }: { readonly area: string; readonly version: string }): VersionTally | undefined {
    const key = keyOf({ area, version });
    const known = tallies.get(key);
    if (known || tallies.size >= maxVersions) return known;
    const nothing = { loaded: 0, failed: 0, people: 0, failing: 0, kinds: {}, loadedMs: 0, vitals: {}, traces: [] };
    const tally: VersionTally = { area, version, ...nothing };
    tallies.set(key, tally);
    return tally;
  }

  /**
   * Whether the version fails for enough people, and for a large enough share, within the window. Each person counts once.
   */
  function isBad(area: string, version: string, now: number): boolean {
    const people = reporters.of(keyOf({ area, version }), now);
    const failing = people.filter(({ loaded, failed }) => failed > 0 && failed / (failed + loaded) >= rule.minShare);
    return failing.length >= rule.minReporters && failing.length / people.length >= rule.minShare;
  }

  return { count, countVital, isBad, all: (): VersionTally[] => [...tallies.values()] };
}

/** Adds a person to those of a version, and returns how many there are since this server started. */
function peopleOfVersions() {
  const byVersion = new Map<string, Set<string>>();
  return (key: string, person: string): number => {
    const known = byVersion.get(key) ?? new Set<string>();
    byVersion.set(key, known);
    if (known.size < maxPeople) known.add(person);
    return known.size;
  };
}

/** What each person has reported of each version within the window. */
function reportersWithin(windowMs: number) {
  const byVersion = new Map<string, Map<string, ReporterStats>>();

  function statsOf(key: string, person: string, now: number): ReporterStats | undefined {
    forgetOver(now);
    const people = byVersion.get(key) ?? new Map<string, ReporterStats>();
    byVersion.set(key, people);
    const known = people.get(person);
    if (known || people.size >= maxPeople) return known;
    const stats = { since: now, loaded: 0, failed: 0 };
    people.set(person, stats);
    return stats;
  }

  function forgetOver(now: number): void {
    for (const [key, people] of byVersion) {
      for (const [person, { since }] of people) {
        if (since > now - windowMs) break; // A map keeps insertion order: the others came later.
        people.delete(person);
      }
      if (people.size === 0) byVersion.delete(key);
    }
  }

  return {
    statsOf,
    of(key: string, now: number): ReporterStats[] {
      forgetOver(now);
      return [...(byVersion.get(key)?.values() ?? [])];
    },
  };
}

export type FieldTally = ReturnType<typeof fieldTally>;

function keyOf({ area, version }: { readonly area: string; readonly version: string }): string {
  return versionName(area, version);
}
