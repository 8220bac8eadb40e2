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
 * Everything that a version has to be before it is written: its files, the set as it would be, the live api, then the smoke.
 *
 * Other damage was there before: it is reported and does not keep a repair from going live.
 *
 * @returns the planned step; why it is taken, with the outcome of the smoke, for the history; and what else of the set is damaged.
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
 * Every area of the step against the live api.
 *
 * @returns what the history has to say about it: nothing when they fit.
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

/** In the reason and not in its own field: a web server of an older build must still know the signature of what it reads. */
function noted(why: string, note: string): string {
  return why ? `${why} [${note}]` : `[${note}]`;
}
