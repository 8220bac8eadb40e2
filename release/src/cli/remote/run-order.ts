import type { ReleasePolicy } from "../../plan/environment/policy";
import { liveApiVersion } from "../../plan/gate/live-api";
import { readTallies } from "../../serve/field/tally-file";
import type { SignedStore } from "../../store/signature/signed-store";
import type { CommandOrder } from "../../wire/command-order";
import type { Identity } from "../../wire/identity";
import { type Command, type CommandContext, type CommandResult, UsageError } from "../command";
import { assertPlainWords } from "../plain-words";
import { smokeApart } from "../smoke/smoke-apart";
import type { Uploads } from "./uploads";
import { whileTokenCounts } from "./while-token-counts";

/** What is needed to run a command sent by a caller. */
export interface OrderPlace {
  readonly store: SignedStore;
  /** The address at which another process opens the store. */
  readonly storeAddress: string;
  readonly storeFolder: string;
  readonly apiUrl: string;
  readonly policy: ReleasePolicy;
  readonly publicUrl: string;
  /** Where the files of a version are until it is published. */
  readonly uploads: Uploads;
}

/** Runs a command in the web server in the name of its sender. @throws what the command throws */
export async function runOrder(
  command: Command,
  { positionals, options, version = "" }: CommandOrder,
  { who, areas }: Identity,
  { store, storeAddress, storeFolder, apiUrl, policy, publicUrl, uploads }: OrderPlace,
  say: (line: string) => void,
): Promise<CommandResult> {
  assertPlainWords(options);
  const context: CommandContext = {
    store: await whileTokenCounts(store, who),
    field: () => readTallies(storeFolder),
    apiVersion: () => liveApiVersion(apiUrl),
    smoke: (live, units) => smokeApart(storeAddress, live, units, policy),
    policy,
    now: new Date(),
    who,
    areas,
    publicUrl,
    options,
    say,
  };
  if (command.name !== "publish") return command.run(positionals, context);
  const [unit = ""] = positionals;
  if (!isVersion(unit, version)) throw new UsageError("publish needs a unit and the version that was sent.");
  const folder = uploads.folderOf(who, unit, version);
  try {
    return await command.run(positionals, { ...context, options: { ...options, to: folder } });
  } finally {
    await uploads.forget(who, unit, version);
  }
}

export function isVersion(unit: string, version: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(unit) && /^[0-9a-f]{16}$/.test(version);
}
