import type { CommandContext, Options } from "../cli/command";
import type { SignedStore } from "../store/signature/signed-store";

/** The context of a command run by asha on this store; browsers have reported nothing, and no api is known. */
export function commandContext(
  store: SignedStore,
  options: Partial<Options> = {},
  change: Partial<CommandContext> = {},
): CommandContext {
  return {
    store,
    field: async () => new Map(),
    apiVersion: async () => null,
    smoke: async () => ({ pages: 0, objections: [] }),
    policy: {},
    now: new Date(),
    who: "asha",
    areas: ["all"],
    publicUrl: "http://localhost:3000",
    options: { json: false, dryRun: false, ...options },
    say: () => undefined,
    ...change,
  };
}
