import { type Lane, type LiveSet, laneOf, type Revision, withLane } from "../store/live-set";
import type { ReleaseStore } from "../store/release-store";
import { type Author, movePointer, type Step, StepRefused } from "./move-pointer";

/** Versions to make live, by unit: `{ shell: "…", seller: "…" }`. */
export type Candidates = Readonly<Record<string, string>>;

/** How many steps back a lane remembers. */
const maxPast = 20;

/** The step that makes versions live, all of them or none. */
export function promotion(candidates: Candidates): Step {
  const entries = Object.entries(candidates);
  return {
    action: `promote ${entries.map(([unit, version]) => `${unit}@${version}`).join(" ")}`,
    change: (live: LiveSet) =>
      entries.reduce((set, [unit, version]) => withLane(set, unit, promoted(unit, laneOf(set, unit), version)), live),
  };
}

/** Makes versions live. @throws like movePointer */
export function promote(store: ReleaseStore, candidates: Candidates, author: Author): Promise<Revision> {
  return movePointer(store, promotion(candidates), author);
}

function promoted(unit: string, lane: Lane | undefined, version: string): Lane {
  if (!lane) return { version, past: [] };
  if (lane.version === version) return lane;
  if (lane.paused !== undefined) {
    throw new StepRefused(`${unit} is paused (${lane.paused}). Resume it first: release resume ${unit} --reason …`);
  }
  if (lane.quarantined?.includes(version)) {
    throw new StepRefused(
      `${unit}@${version} failed in the field and is quarantined. Build and publish a repaired version.`,
    );
  }
  const { canary, ...rest } = lane;
  // A version that was on trial and is now live for all is no longer on trial.
  const kept = canary && canary.version !== version ? { ...rest, canary } : rest;
  return { ...kept, version, past: [...lane.past, lane.version].slice(-maxPast) };
}
