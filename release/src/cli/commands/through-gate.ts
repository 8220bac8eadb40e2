import { apiObjections } from "../../plan/gate/live-api";
import { type PlannedStep, planStep } from "../../plan/plan-step";
import { damageOf } from "../../plan/set/damaged-files";
import { assertSound, type Candidates, setWith } from "../../plan/steps/promote";
import { PromotionRefused, type Step } from "../../plan/steps/step";
import { emptyState } from "../../store/release-state";
import { count } from "../../wire/count";
import { type CommandContext, requireReason } from "../command";
import { originOf } from "./from-environment";

/**
 * All checks of a version before anything is written: its files, the resulting set, the live api, then the smoke.
 *
 * Damage elsewhere existed before: it is reported and does not keep a repair from going live.
 *
 * @returns the planned step; the reason for the history, with the outcome of the smoke; and other damaged files of the set.
 * @throws PromotionRefused, StepRefused; UsageError when the smoke is left out without a reason.
 */
export async function throughGate(
  candidates: Candidates,
  step: Step,
  usage: string,
  context: CommandContext,
): Promise<{ readonly planned: PlannedStep; readonly why: string; readonly damaged: readonly string[] }> {
  const { store, options, say } = context;
  const from = originOf(options, usage);
  const origin = from === undefined ? "" : `from ${from}, `;
  const why = options.noSmoke ? requireReason(options, usage) : (options.reason ?? "");
  say("files, hashes and budgets …");
  await assertSound(store, candidates);
  const planned = await planStep(store, step);
  const { before, live, changes, objections: misfits } = planned;
  if (misfits.length > 0) throw new PromotionRefused(misfits);
  if (!changes) return { planned, why, damaged: [] };
  const damaged = await damageOf(store, live, before?.manifests);
  const api = await throughApi(candidates, context);
  if (options.noSmoke) return { planned, why: noted(why, `${origin}no smoke${api}`), damaged };
  say("smoke: every page of the candidate in a browser …");
  const set = setWith(before?.live ?? emptyState, candidates);
  const { pages, objections } = await context.smoke(set, Object.keys(candidates));
  if (objections.length > 0) throw new PromotionRefused(objections);
  return { planned, why: noted(why, `${origin}smoke: ${count(pages, "page")}${api}`), damaged };
}

/**
 * Checks every area of the step against the live api.
 *
 * @returns a note for the history; empty when they fit.
 */
async function throughApi(candidates: Candidates, { store, apiVersion, say }: CommandContext): Promise<string> {
  const areas = Object.entries(candidates).filter(([unit]) => unit !== "shell");
  if (areas.length === 0) return "";
  const live = await apiVersion();
  if (live === null) {
    // An api that is down must not keep a repaired area from going live.
    say("the live api could not be asked for its version (API_URL)");
    return ", api not asked";
  }
  const manifests = await Promise.all(areas.map(([area, version]) => store.readAreaManifest(area, version)));
  const objections = manifests.flatMap((manifest) => apiObjections(manifest, live));
  if (objections.length > 0) throw new PromotionRefused(objections);
  return "";
}

/** Part of the reason and not a field: a web server of an older build must still be able to verify the signature. */
function noted(why: string, note: string): string {
  return why ? `${why} [${note}]` : `[${note}]`;
}
