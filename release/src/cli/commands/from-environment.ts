import { type Brought, bringVersion, publishBrought } from "../../plan/environment/bring-version";
import { assertAllowed, environmentAt } from "../../plan/environment/policy";
import { storeWith } from "../../plan/environment/store-with";
import type { Candidates } from "../../plan/steps/promote";
import { versionName } from "../../store/release-state";
import { type CommandContext, type CommandResult, type Options, UsageError } from "../command";

/**
 * Runs before the gate: checks whether this environment accepts the version and, with `--from`, fetches its files from the
 * other environment. A dry run fetches them too and runs the gate on them, except the smoke, which can open only what is
 * published.
 *
 * @param use called with the versions in the store. @throws StepRefused when the policy does not allow it or the version is not live there
 */
export async function fromEnvironment(
  candidates: Candidates,
  usage: string,
  context: CommandContext,
  use: (context: CommandContext) => Promise<CommandResult>,
): Promise<CommandResult> {
  const { store, options, policy, who, say } = context;
  const from = originOf(options, usage);
  const saysExpected = options.expect !== undefined;
  assertAllowed(policy, { who, noSmoke: options.noSmoke === true, saysExpected, from });
  if (from === undefined) return use(context);
  const environment = environmentAt(policy, from);
  const brought: Brought[] = [];
  try {
    for (const [unit, version] of Object.entries(candidates)) {
      say(`${versionName(unit, version)} from ${from} …`);
      brought.push(await bringVersion(unit, version, environment));
    }
    for (const one of brought) await publishBrought(store, one, options.dryRun);
    if (!options.dryRun) return await use(context);
    const looked = await use({ ...context, store: storeWith(store, brought), smoke: noSmoke });
    const names = brought.map(({ unit, version }) => versionName(unit, version));
    return {
      ...looked,
      text: `${looked.text}\nFrom ${from}: ${names.join(", ")}. A dry run does not run the smoke.`,
    };
  } finally {
    await Promise.all(brought.map((one) => one.remove()));
  }
}

const noSmoke: CommandContext["smoke"] = async () => ({ pages: 0, objections: [] });

/** The other environment's origin, as it is written in the history and the policy. */
export function originOf({ from }: Options, usage: string): string | undefined {
  if (from === undefined) return undefined;
  const url = URL.canParse(from) ? new URL(from) : null;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url.origin;
  throw new UsageError(`--from is the address of a product, like https://staging.mandi.example.\n${usage}`);
}
