import type { AreaReport } from "@mandi/shared/contract/area-report";
import type { VitalReport } from "@mandi/shared/contract/vital-report";

/** What the field said of one version of an area since this server started. */
export interface VersionTally {
  readonly area: string;
  readonly version: string;
  loaded: number;
  failed: number;
  /** Failures by kind. */
  readonly kinds: Record<string, number>;
  /** Sum of the durations of good loads, for the average. */
  loadedMs: number;
  /** The newest measures of each web vital, by its name. */
  readonly vitals: Record<string, number[]>;
}

/** So many measures of a vital are kept: enough for a percentile. */
const keptMeasures = 200;

/** Versions that are counted. Reports come from outside: the store of them must be bounded. */
const maxVersions = 1000;

interface Failure {
  readonly at: number;
  readonly reporter: string;
}

/** Trouble of the version itself; a lost network is the user's own and says nothing of it. */
const faultsOfTheVersion: readonly string[] = ["http", "integrity", "invalid-module", "evaluation", "chunk", "render"];

/** When a version counts as bad. */
export interface GuardRule {
  readonly windowMs: number;
  /** So many different people must have seen it fail: one broken browser is not a broken version. */
  readonly minReporters: number;
  /** Share of failures among all loads in the window. */
  readonly minShare: number;
}

export const defaultGuardRule: GuardRule = { windowMs: 10 * 60_000, minReporters: 5, minShare: 0.5 };

/** Counts what browsers tell of area loads, and says when a version has failed for too many. */
export function fieldTally(rule: GuardRule = defaultGuardRule) {
  const tallies = new Map<string, VersionTally>();
  const failures = new Map<string, Failure[]>();
  const loads = new Map<string, number[]>();

  function count(report: AreaReport, reporter: string, now: number): void {
    const key = keyOf(report);
    const tally = tallyOf(report);
    if (!tally) return;
    if (report.outcome === "loaded") {
      tally.loaded += 1;
      tally.loadedMs += report.duration_ms;
      loads.set(key, [...recent(loads.get(key) ?? [], now), now]);
      return;
    }
    tally.failed += 1;
    tally.kinds[report.kind] = (tally.kinds[report.kind] ?? 0) + 1;
    if (!faultsOfTheVersion.includes(report.kind)) return;
    const known = (failures.get(key) ?? []).filter(({ at }) => at > now - rule.windowMs);
    failures.set(key, [...known, { at: now, reporter }]);
  }

  function countVital(report: VitalReport): void {
    const tally = tallyOf(report);
    if (tally) tally.vitals[report.name] = [...(tally.vitals[report.name] ?? []), report.value].slice(-keptMeasures);
  }

  function tallyOf({ area, version }: { readonly area: string; readonly version: string }): VersionTally | undefined {
    const key = keyOf({ area, version });
    const known = tallies.get(key);
    if (known || tallies.size >= maxVersions) return known;
    const tally = { area, version, loaded: 0, failed: 0, kinds: {}, loadedMs: 0, vitals: {} };
    tallies.set(key, tally);
    return tally;
  }

  /** Whether the version has failed for enough people, and for enough of them, within the window. */
  function isBad(area: string, version: string, now: number): boolean {
    const key = keyOf({ area, version });
    const failed = (failures.get(key) ?? []).filter(({ at }) => at > now - rule.windowMs);
    const good = recent(loads.get(key) ?? [], now).length;
    const reporters = new Set(failed.map(({ reporter }) => reporter));
    return reporters.size >= rule.minReporters && failed.length / (failed.length + good) >= rule.minShare;
  }

  function recent(times: readonly number[], now: number): number[] {
    return times.filter((at) => at > now - rule.windowMs).slice(-10_000);
  }

  return { count, countVital, isBad, all: (): VersionTally[] => [...tallies.values()] };
}

export type FieldTally = ReturnType<typeof fieldTally>;

function keyOf({ area, version }: { readonly area: string; readonly version: string }): string {
  return `${area}@${version}`;
}
