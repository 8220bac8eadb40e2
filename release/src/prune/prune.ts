import { type LiveSet, laneOf, type Revision } from "../store/live-set";
import type { ReleaseStore, StoredVersion } from "../store/release-store";

/** What is never removed, whatever `--keep` says. */
const dayMs = 24 * 60 * 60 * 1000;
/** A tab that stays open keeps its set until it changes area; nobody keeps one longer than this. */
const openTabsMs = 7 * dayMs;
/** What was published lately may be about to be promoted. */
const freshMs = dayMs;

export interface PruneRule {
  /** So many of the newest versions of each unit stay in any case. */
  readonly keep: number;
  readonly now: Date;
}

export interface PrunePlan {
  readonly remove: readonly StoredVersion[];
  /** Each version that stays, and why. */
  readonly keep: readonly (StoredVersion & { readonly why: string })[];
}

/** Says which versions nobody can need any more: not live, not to be fallen or rolled back to, not in an open tab. */
export async function planPrune(store: ReleaseStore, { keep, now }: PruneRule): Promise<PrunePlan> {
  const [versions, history] = await Promise.all([store.listVersions(), store.readHistory()]);
  const reasons = reasonsToKeep(history, now);
  const newest = new Map<string, number>();
  const plan = { remove: [] as StoredVersion[], keep: [] as (StoredVersion & { why: string })[] };
  const byAge = [...versions].sort((left, right) => right.publishedAt.localeCompare(left.publishedAt));
  for (const version of byAge) {
    const rank = (newest.get(version.unit) ?? 0) + 1;
    newest.set(version.unit, rank);
    const isFresh = now.getTime() - Date.parse(version.publishedAt) < freshMs;
    const why =
      reasons.get(keyOf(version)) ??
      (rank <= keep ? `one of the ${keep} newest` : isFresh ? "published within a day" : undefined);
    if (why === undefined) plan.remove.push(version);
    else plan.keep.push({ ...version, why });
  }
  return plan;
}

/** Removes what the plan names, version by version; stops when the pointer moves, because the plan is then out of date. */
export async function prune(store: ReleaseStore, rule: PruneRule): Promise<PrunePlan> {
  const before = (await store.readLatest())?.revision;
  const plan = await planPrune(store, rule);
  const removed: StoredVersion[] = [];
  for (const version of plan.remove) {
    if ((await store.readLatest())?.revision !== before) break;
    await store.removeVersion(version.unit, version.version);
    removed.push(version);
  }
  return { ...plan, remove: removed };
}

function reasonsToKeep(history: readonly Revision[], now: Date): Map<string, string> {
  const reasons = new Map<string, string>();
  const add = (unit: string, version: string | undefined, why: string) => {
    if (version === undefined) return;
    const key = keyOf({ unit, version });
    if (!reasons.has(key)) reasons.set(key, why);
  };
  const latest = history.at(-1)?.live;
  if (latest) forEachLane(latest, (unit) => add(unit, laneOf(latest, unit)?.version, "live"));
  if (latest) {
    forEachLane(latest, (unit) => {
      const lane = laneOf(latest, unit);
      add(unit, lane?.canary?.version, "on trial");
      add(unit, lane?.past.at(-1), "fall-back");
      for (const version of lane?.past ?? []) add(unit, version, "roll-back walks back to it");
    });
  }
  for (const [index, { live }] of history.entries()) {
    const endedAt = history[index + 1]?.at;
    if (endedAt !== undefined && Date.parse(endedAt) < now.getTime() - openTabsMs) continue;
    forEachLane(live, (unit) => {
      const lane = laneOf(live, unit);
      for (const version of [lane?.version, lane?.canary?.version, lane?.past.at(-1)])
        add(unit, version, "open tabs may still use it");
    });
  }
  return reasons;
}

function forEachLane(live: LiveSet, visit: (unit: string) => void): void {
  for (const unit of [...(live.shell ? ["shell"] : []), ...Object.keys(live.areas)]) visit(unit);
}

function keyOf({ unit, version }: { readonly unit: string; readonly version: string }): string {
  return `${unit}@${version}`;
}
