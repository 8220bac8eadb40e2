import { composeSet } from "../compose/composed-set";
import { checkSet, type Objection } from "../gate/check-set";
import { emptySet, type Lane, type LiveSet, type Revision } from "../store/live-set";
import { PointerMoved, type ReleaseStore } from "../store/release-store";

/** Who moves the pointer, and why: both are part of the history. */
export interface Author {
  readonly who: string;
  readonly why: string;
}

/** Versions to make live, by unit: `{ shell: "…", seller: "…" }`. */
export type Candidates = Readonly<Record<string, string>>;

/** The set would not work; nothing was written. */
export class PromotionRefused extends Error {
  override readonly name = "PromotionRefused";
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map(({ unit, reason }) => `${unit}: ${reason}`).join("\n"));
    this.objections = objections;
  }
}

/** Two people may move different lanes at once; after this many lost races something else is wrong. */
const maxTries = 60;

/**
 * Makes versions live: composes the set as it would be, checks it, then one atomic compare-and-swap. When another process
 * moved the pointer meanwhile, everything is done again on the new set, so nothing of the other is lost.
 *
 * @returns the new revision, or the present one when all of it is live already.
 * @throws PromotionRefused when the composed set does not fit; PointerMoved when the race cannot be won.
 */
export async function promote(store: ReleaseStore, candidates: Candidates, author: Author): Promise<Revision> {
  const action = `promote ${Object.entries(candidates)
    .map(([unit, version]) => `${unit}@${version}`)
    .join(" ")}`;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const latest = await store.readLatest();
    const current = latest?.live ?? emptySet;
    const live = withCandidates(current, candidates);
    if (latest && JSON.stringify(live) === JSON.stringify(current)) return latest;

    const objections = checkSet(await composeSet(store, live));
    if (objections.length > 0) throw new PromotionRefused(objections);

    const revision = { revision: (latest?.revision ?? 0) + 1, at: new Date().toISOString(), ...author, action, live };
    try {
      await store.append(revision);
      return revision;
    } catch (error) {
      if (!(error instanceof PointerMoved)) throw error;
    }
  }
  throw new PointerMoved(`The pointer moved ${maxTries} times while promoting; nothing was written`);
}

function withCandidates(set: LiveSet, candidates: Candidates): LiveSet {
  const { shell, ...areas } = candidates;
  const changed = Object.entries(areas).map(([area, version]) => [area, moved(set.areas[area], version)] as const);
  const shellLane = shell === undefined ? set.shell : moved(set.shell, shell);
  return { ...(shellLane && { shell: shellLane }), areas: { ...set.areas, ...Object.fromEntries(changed) } };
}

/** How many steps back a lane remembers. */
const maxPast = 20;

function moved(lane: Lane | undefined, version: string): Lane {
  if (!lane) return { version, past: [] };
  if (lane.version === version) return lane;
  return { version, past: [...lane.past, lane.version].slice(-maxPast) };
}
