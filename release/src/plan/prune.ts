import { assertValid } from "../store/expiry";
import { emptyState, type Revision, unitStatesOf, versionName } from "../store/release-state";
import type { ReleaseStore, StoredVersion } from "../store/release-store";
import { pinsOf } from "./pin/pin";

/** What is never removed, whatever `--keep` says. */
const dayMs = 24 * 60 * 60 * 1000;
/** An open tab keeps a version until it enters the area again; nobody stays in a tab longer than this. */
const openTabsMs = 7 * dayMs;
/** A recently published version may be about to be promoted. */
const freshMs = dayMs;

export interface PruneRule {
  /** This many of the newest versions of each unit are always kept. */
  readonly keep: number;
  readonly now: Date;
}

export interface PrunePlan {
  readonly remove: readonly StoredVersion[];
  /** Each version that is kept, and why. */
  readonly keep: readonly (StoredVersion & { readonly why: string })[];
}

/**
 * Lists the versions that can no longer be needed: not live, no fall-back or roll-back target, not in an open tab.
 *
 * @throws PointerExpired: what an outdated store considers past may be what people run.
 */
export async function planPrune(store: ReleaseStore, { keep, now }: PruneRule): Promise<PrunePlan> {
  const [versions, history] = await Promise.all([store.listVersions(), store.readHistory()]);
  assertValid(history.at(-1) ?? null, now);
  const reasons = reasonsToKeep(history, now);
  const newest = new Map<string, number>();
  const plan = { remove: [] as StoredVersion[], keep: [] as (StoredVersion & { why: string })[] };
  const byAge = [...versions].sort((left, right) => right.publishedAt.localeCompare(left.publishedAt));
  for (const version of byAge) {
    const rank = (newest.get(version.unit) ?? 0) + 1;
    newest.set(version.unit, rank);
    const isFresh = now.getTime() - Date.parse(version.publishedAt) < freshMs;
    const why =
      reasons.get(versionName(version.unit, version.version)) ??
      (rank <= keep ? `one of the ${keep} newest` : isFresh ? "published within a day" : undefined);
    if (why === undefined) plan.remove.push(version);
    else plan.keep.push({ ...version, why });
  }
  return plan;
}

/**
 * Removes what the plan names, version by version; stops when the pointer moves, because the plan is then out of date. Also
 * removes the remains of publications that were interrupted more than a day ago.
 */
export async function prune(
  store: ReleaseStore,
  rule: PruneRule,
): Promise<PrunePlan & { readonly remains: readonly string[] }> {
  const before = (await store.readLatest())?.revision;
  const plan = await planPrune(store, rule);
  const removed: StoredVersion[] = [];
  for (const version of plan.remove) {
    if ((await store.readLatest())?.revision !== before) break;
    await store.removeVersion(version.unit, version.version);
    removed.push(version);
  }
  const remains = await store.removeRemains(new Date(rule.now.getTime() - freshMs));
  return { ...plan, remove: removed, remains };
}

function reasonsToKeep(history: readonly Revision[], now: Date): Map<string, string> {
  const reasons = new Map<string, string>();
  const add = (unit: string, version: string | undefined, why: string) => {
    if (version === undefined) return;
    const key = versionName(unit, version);
    if (!reasons.has(key)) reasons.set(key, why);
  };
  const latest = history.at(-1)?.live ?? emptyState;
  for (const [unit, { version }] of unitStatesOf(latest)) add(unit, version, "live");
  for (const [unit, { canary, past }] of unitStatesOf(latest)) {
    add(unit, canary?.version, "on trial");
    add(unit, past.at(-1), "fall-back");
    for (const version of past) add(unit, version, "roll-back walks back to it");
  }
  for (const { name, versions } of pinsOf(history.at(-1) ?? null, now))
    for (const [area, version] of Object.entries(versions)) add(area, version, `pinned for ${name}`);
  for (const { unit, version } of inOpenTabs(history, now)) add(unit, version, "open tabs may still use it");
  return reasons;
}

/** What was live, on trial or a fall-back when a tab that is still open may have been loaded. */
function inOpenTabs(history: readonly Revision[], now: Date) {
  const lately = history.filter((_, index) => {
    const endedAt = history[index + 1]?.at;
    return endedAt === undefined || Date.parse(endedAt) >= now.getTime() - openTabsMs;
  });
  return lately
    .flatMap(({ live }) => unitStatesOf(live))
    .flatMap(([unit, { version, canary, past }]) =>
      [version, canary?.version, past.at(-1)].map((used) => ({ unit, version: used })),
    );
}
