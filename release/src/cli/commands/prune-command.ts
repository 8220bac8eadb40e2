import { planPrune, prune } from "../../plan/prune";
import { versionName } from "../../store/release-state";
import { type Command, UsageError } from "../command";

/** Removes versions that can no longer be needed. */
export const pruneCommand: Command = {
  name: "prune",
  needs: "everything",
  usage: "release prune [--keep N] [--dry-run]",
  summary: "remove versions that can no longer be needed",
  help: "Always keeps what is live or on trial, what can be fallen or rolled back to, what was live within 7 days (open tabs) or published within a day, and the N newest of each unit (5 by default). Also removes the remains of publications that were interrupted more than a day ago.",
  async run(_positionals, { store, options, now }) {
    const keep = Number(options.keep ?? "5");
    if (!Number.isInteger(keep) || keep < 0) throw new UsageError(`--keep is a whole number.\n${this.usage}`);
    const rule = { keep, now };
    const plan = options.dryRun ? { ...(await planPrune(store, rule)), remains: [] } : await prune(store, rule);
    const lines = [
      ...plan.keep.map(({ unit, version, why }) => `  keep    ${versionName(unit, version)}  ${why}`),
      ...plan.remove.map(({ unit, version }) => `  remove  ${versionName(unit, version)}`),
      ...plan.remains.map((name) => `  remove  ${name}  left by an interrupted publication`),
    ].sort();
    const head = options.dryRun
      ? `Would remove ${plan.remove.length} versions (nothing was removed):`
      : `Removed ${plan.remove.length} versions:`;
    return { text: [head, ...lines].join("\n"), data: { dryRun: options.dryRun, ...plan } };
  },
};
