import { PromotionRefused, planStep, type Step } from "../pointer/move-pointer";
import { assertSound, type Candidates, setWith } from "../pointer/promote";
import { emptySet } from "../store/live-set";
import { type CommandContext, requireReason } from "./command";

/**
 * Everything that a version has to stand before it is written: its files, the set as it would be, then the smoke.
 *
 * @returns why the step is taken, with what became of the smoke, for the history.
 * @throws PromotionRefused, StepRefused; UsageError when the smoke is left out without a reason.
 */
export async function throughGate(
  candidates: Candidates,
  step: Step,
  usage: string,
  { store, options, say }: CommandContext,
): Promise<string> {
  const why = options.noSmoke ? requireReason(options, usage) : (options.reason ?? "");
  say("files, hashes and budgets …");
  await assertSound(store, candidates);
  const { before, changes } = await planStep(store, step);
  if (!changes) return why;
  if (options.noSmoke) return noted(why, "no smoke");
  say("smoke: every page of the candidate in a browser …");
  const { smoke } = await import("../smoke/smoke"); // A web server that takes no release need not load a browser's driver.
  const { pages, objections } = await smoke(
    store,
    setWith(before?.live ?? emptySet, candidates),
    Object.keys(candidates),
  );
  if (objections.length > 0) throw new PromotionRefused(objections);
  return noted(why, `smoke: ${pages} pages`);
}

/** In the reason and not in a field of its own: a web server of an older build must still know the signature of what it reads. */
function noted(why: string, note: string): string {
  return why ? `${why} [${note}]` : `[${note}]`;
}
