import { disable, enable, pause, resume } from "../../plan/steps/hold";
import { promotion } from "../../plan/steps/promote";
import { retire } from "../../plan/steps/retire";
import { assertWasLive, rollBack } from "../../plan/steps/roll-back";
import { type Command, parseUnit, parseUnitVersion, requireReason, UsageError } from "../command";
import { asExpected } from "./as-expected";
import { canaryCommand } from "./canary-command";
import { fromEnvironment } from "./from-environment";
import { planAndTake, takeStep } from "./take-step";
import { throughGate } from "./through-gate";

/** Commands that move the pointer. Each is one step: gate, then one atomic write. */
export const stepCommands: readonly Command[] = [
  {
    name: "promote",
    needs: "promote",
    usage:
      "release promote <area>@<version> [<area>@<version> …] [--from URL] [--expect VERSION] [--reason TEXT] [--dry-run] [--no-smoke]",
    summary: "make published versions live, all or none",
    help: "Nothing is written unless the resulting set passes the gate (files and hashes, page budgets, contract, shared ranges, routes) and then a smoke, which opens every page of the candidate in a real browser. --no-smoke skips the smoke and needs a --reason, which is kept in the history. With --expect, as with every step, it is refused (6) when a different version is live: --expect VERSION, or none where nothing is; for several areas seller@VERSION,buyer@none. --from URL first publishes here what is live in that environment, under the same name. New page loads get the versions at once, open tabs when they next enter the area. To see first what would happen: --dry-run.",
    async run(positionals, context) {
      if (positionals.length === 0) throw new UsageError(`Name at least one version.\n${this.usage}`);
      const versions = positionals.map((text) => parseUnitVersion(text, this.usage));
      const candidates = Object.fromEntries(versions.map(({ unit, version }) => [unit, version]));
      const units = Object.keys(candidates);
      const promoting = {
        ...promotion(candidates),
        ...(context.policy.misfits === "shut" && { shutsMisfitsOf: units }),
      };
      const step = asExpected(promoting, units, this.usage, context);
      return fromEnvironment(candidates, this.usage, context, async (there) => {
        const { planned, why, damaged } = await throughGate(candidates, step, this.usage, there);
        return takeStep(planned, why, there, damaged);
      });
    },
  },
  {
    name: "rollback",
    needs: "rollback",
    usage: "release rollback <area> [--to VERSION] [--expect VERSION] --reason TEXT [--dry-run]",
    summary: "roll an area back, one version further each time",
    help: "New page loads get the older version at once; no build, no restart. Call it again to go one version further back, or use --to with any version that people have had here; any other version must be promoted. The area is then paused: release resume AREA before the next promotion. To list versions: release history --area AREA.",
    async run(positionals, context) {
      const unit = parseUnit(positionals[0], this.usage);
      const reason = requireReason(context.options, this.usage);
      const { to } = context.options;
      if (to !== undefined && !/^[0-9a-f]{16}$/.test(to))
        throw new UsageError(`--to is a version of ${unit}, like 9f3c0a1b2c3d4e5f: release history.\n${this.usage}`);
      if (to !== undefined) await assertWasLive(context.store, unit, to);
      const step = asExpected(rollBack(unit, to, reason), [unit], this.usage, context);
      return planAndTake(step, reason, context);
    },
  },
  canaryCommand,
  ...(
    [
      {
        name: "pause",
        needs: "rollback",
        make: pause,
        summary: "block promotions of an area until it is resumed",
        help: "What is live stays live. The reason is shown in the history and in the status.",
      },
      {
        name: "disable",
        needs: "disable",
        make: disable,
        summary: "kill switch: shut an area for everyone; its card is shown instead",
        help: "Takes effect at once for new page loads; the other areas stay live. Open it again: release enable AREA. The reason is shown to colleagues, not to users.",
      },
      {
        name: "retire",
        needs: "disable",
        make: retire,
        summary: "remove a disabled area from the product, with its addresses and menu entries",
        help: "Refused while a menu of another area leads to its pages. Its versions stay until prune; promote brings it back.",
      },
    ] as const
  ).map(
    ({ name, needs, make, summary, help }): Command => ({
      name,
      needs,
      usage: `release ${name} <area> [--expect VERSION] --reason TEXT [--dry-run]`,
      summary,
      help,
      run(positionals, context) {
        const unit = parseUnit(positionals[0], this.usage);
        const reason = requireReason(context.options, this.usage);
        return planAndTake(asExpected(make(unit, reason), [unit], this.usage, context), reason, context);
      },
    }),
  ),
  ...(
    [
      { name: "resume", needs: "promote", make: resume, summary: "allow promotions of an area again" },
      { name: "enable", needs: "disable", make: enable, summary: "open an area that was disabled" },
    ] as const
  ).map(
    ({ name, needs, make, summary }): Command => ({
      name,
      needs,
      usage: `release ${name} <area> [--expect VERSION] [--reason TEXT] [--dry-run]`,
      summary,
      help: "",
      run(positionals, context) {
        const unit = parseUnit(positionals[0], this.usage);
        const step = asExpected(make(unit), [unit], this.usage, context);
        return planAndTake(step, context.options.reason ?? "", context);
      },
    }),
  ),
];
