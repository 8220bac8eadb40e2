import { bringVersion } from "../../plan/environment/bring-version";
import { assertAllowed } from "../../plan/environment/policy";
import type { Candidates } from "../../plan/steps/promote";
import { versionName } from "../../store/release-state";
import { type CommandContext, type CommandResult, type Options, UsageError } from "../command";

/**
 * What comes before the gate: whether this environment takes such a version, and with `--from` its files out of the other one.
 *
 * @returns the answer of a dry run, which brings nothing and so has nothing to look at; null when the step goes on.
 * @throws StepRefused when the policy does not allow it or the version is not live there.
 */
export async function fromEnvironment(
  candidates: Candidates,
  usage: string,
  { store, options, policy, who, say }: CommandContext,
): Promise<CommandResult | null> {
  const from = originOf(options, usage);
  assertAllowed(policy, { who, noSmoke: options.noSmoke === true, from });
  if (from === undefined) return null;
  const names = Object.entries(candidates).map(([unit, version]) => versionName(unit, version));
  if (options.dryRun) {
    const text = `Would take ${names.join(", ")} from ${from}, then look at it (nothing was written).`;
    return { text, data: { dryRun: true, from, changes: [] } };
  }
  for (const [unit, version] of Object.entries(candidates)) {
    say(`${versionName(unit, version)} from ${from} …`);
    await bringVersion(store, unit, version, from);
  }
  return null;
}

/** The other environment's origin, as the history and the policy have it. */
export function originOf({ from }: Options, usage: string): string | undefined {
  if (from === undefined) return undefined;
  const url = URL.canParse(from) ? new URL(from) : null;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url.origin;
  throw new UsageError(`--from is the address of a product, like https://staging.mandi.example.\n${usage}`);
}
