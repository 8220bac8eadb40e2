import { ContractError } from "@mandi/shared/contract/read";
import type { AreaManifest, IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { damagedIn } from "../../store/damaged-in";
import { sha384 } from "../../store/files/sha384";
import {
  type ReleaseState,
  type RetiredState,
  type Revision,
  retiredStateOf,
  type UnitState,
  unitStateOf,
  versionName,
  withRetiredState,
  withUnitState,
} from "../../store/release-state";
import { manifestFileOf } from "../../store/release-store";
import type { SignedStore } from "../../store/signature/signed-store";
import { checkBudget } from "../gate/check-budget";
import { checkCopies } from "../gate/check-copies";
import { checkFederationManifest } from "../gate/check-federation-manifest";
import type { Objection } from "../gate/check-set";
import { movePointer } from "../write-step";
import { type Author, fromStore, PromotionRefused, type Step, StepRefused } from "./step";

/** Versions to make live, by unit: `{ shell: "…", seller: "…" }`. */
export type Candidates = Readonly<Record<string, string>>;

/** How many steps back a unit remembers. */
const maxPast = 20;

/** The step that makes versions live, all of them or none. */
export function promotion(candidates: Candidates): Step {
  const entries = Object.entries(candidates);
  return {
    action: `promote ${entries.map(([unit, version]) => versionName(unit, version)).join(" ")}`,
    change: (live: ReleaseState) =>
      entries.reduce(
        (set, [unit, version]) =>
          withUnitState(
            withRetiredState(set, unit, undefined),
            unit,
            promoted(unit, unitStateOf(set, unit), version, retiredStateOf(set, unit)),
          ),
        live,
      ),
  };
}

/** The set that a smoke examines: the candidates are live for everyone, even in a unit that is shut. */
export function setWith(live: ReleaseState, candidates: Candidates): ReleaseState {
  return Object.entries(candidates).reduce((set, [unit, version]) => {
    const { canary: _, disabled: __, ...state } = unitStateOf(set, unit) ?? { past: [] };
    return withUnitState(set, unit, { ...state, version, past: [] });
  }, live);
}

/**
 * Makes versions live after checking the versions themselves: signed when published, every file present and unchanged, no
 * page over its budget, no copy of what the host provides, two manifests that agree. Runs no smoke, unlike the command line:
 * the start command promotes what it has just built from this checkout and has to be ready in seconds.
 *
 * @throws PromotionRefused when a version is damaged, unsigned, wrongly described, too large or contains what the host provides; otherwise like movePointer.
 */
export async function promote(store: SignedStore, candidates: Candidates, author: Author): Promise<Revision> {
  await assertSound(store, candidates);
  return movePointer(store, promotion(candidates), author);
}

/**
 * @throws PromotionRefused naming each damaged file, unsigned version, wrong manifest, copy of a host module and page over
 * its budget.
 */
export async function assertSound(store: SignedStore, candidates: Candidates): Promise<void> {
  const checks = Object.entries(candidates).map(([unit, version]) => objectionsTo(store, unit, version));
  const objections = (await Promise.all(checks)).flat();
  if (objections.length > 0) throw new PromotionRefused(objections);
}

async function objectionsTo(store: SignedStore, unit: string, version: string): Promise<Objection[]> {
  let manifest: AreaManifest | null;
  let integrity: IntegrityMap;
  try {
    manifest = unit === "shell" ? null : await fromStore(unit, version, store.readAreaManifest(unit, version));
    ({ integrity } = manifest ?? (await fromStore(unit, version, store.readShellManifest(version))));
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof SyntaxError)) throw error;
    return [{ unit, reason: `${manifestFileOf(unit)} of ${version} cannot be read: ${error.message}` }];
  }
  const damaged = await damagedIn(store, unit, version, integrity);
  if (damaged.length > 0) return damaged.map((file) => ({ unit, reason: `${file} is missing or changed` }));
  const sum = sha384(await store.readFile(unit, version, manifestFileOf(unit)));
  if (!(await store.wasPublished(unit, version, sum))) {
    return [{ unit, reason: `${version} carries no trusted signature of its publication: publish it again` }];
  }
  if (!manifest) return [];
  return [
    ...(await checkFederationManifest(store, manifest)),
    ...(await checkCopies(store, manifest)),
    ...(await checkBudget(store, manifest)),
  ];
}

function promoted(
  unit: string,
  state: UnitState | undefined,
  version: string,
  held: RetiredState | undefined,
): UnitState {
  if (state?.version === version) return state;
  assertNotHeld(unit, version, state ?? held);
  if (!state) return { version, past: [], ...(held?.quarantined && { quarantined: held.quarantined }) };
  const { canary, ...rest } = state;
  // A version that is now live for all is no longer on trial.
  const kept = canary && canary.version !== version ? { ...rest, canary } : rest;
  return { ...kept, version, past: [...state.past, state.version].slice(-maxPast) };
}

function assertNotHeld(unit: string, version: string, { paused, quarantined }: RetiredState = {}): void {
  if (paused !== undefined)
    throw new StepRefused(`${unit} is paused (${paused}). Resume it first: release resume ${unit} --reason …`);
  if (quarantined?.includes(version))
    throw new StepRefused(
      `${versionName(unit, version)} failed in the field and is quarantined. Build and publish a repaired version.`,
    );
}
