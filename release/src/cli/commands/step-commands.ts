import { expecting } from "../../plan/steps/expect";
import { disable, enable, pause, resume, startCanary } from "../../plan/steps/hold";
import { promotion } from "../../plan/steps/promote";
import { rollBack } from "../../plan/steps/roll-back";
import type { Step } from "../../plan/steps/step";
import {
  type Command,
  type CommandContext,
  parseExpected,
  parseUnit,
  parseUnitVersion,
  requireReason,
  UsageError,
} from "../command";
import { planAndTake, takeStep } from "./take-step";
import { throughGate } from "./through-gate";

/** Commands that move the pointer. Each is one step: gate, then one atomic write. */
export const stepCommands: readonly Command[] = [
  {
    name: "promote",
    usage:
      "release promote <area>@<version> [<area>@<version> …] [--expect VERSION] [--reason TEXT] [--dry-run] [--no-smoke]",
    summary: "make published versions live, all or none",
    help: "Nothing is written unless the set as it would be holds: files and hashes, page budgets, contract, shared ranges, routes, and then a smoke: every page of the candidate is opened in a real browser. --no-smoke leaves that out and needs a --reason, which is in the history. With --expect, as with every step, it is refused (6) when another version than that is live: --expect VERSION, or none where nothing is; of several areas seller@VERSION,buyer@none. New page loads get it at once; an open tab when it next enters that area. See first what would happen: --dry-run.",
    async run(positionals, context) {
      if (positionals.length === 0) throw new UsageError(`Name at least one version.\n${this.usage}`);
      const versions = positionals.map((text) => parseUnitVersion(text, this.usage));
      const candidates = Object.fromEntries(versions.map(({ unit, version }) => [unit, version]));
      const step = asExpected(promotion(candidates), Object.keys(candidates), this.usage, context);
      const { planned, why, damaged } = await throughGate(candidates, step, this.usage, context);
      return takeStep(planned, why, context, damaged);
    },
  },
  {
    name: "rollback",
    usage: "release rollback <area> [--to VERSION] [--expect VERSION] --reason TEXT [--dry-run]",
    summary: "take an area back, one version further each time",
    help: "New page loads get the older version at once; no build, no restart. Call it again to go one further back. The area is then paused: release resume AREA before the next promotion. Which versions there are: release history --area AREA.",
    run(positionals, context) {
      const unit = parseUnit(positionals[0], this.usage);
      const reason = requireReason(context.options, this.usage);
      const { to } = context.options;
      if (to !== undefined && !/^[0-9a-f]{16}$/.test(to))
        throw new UsageError(`--to is a version of ${unit}, like 9f3c0a1b2c3d4e5f: release history.\n${this.usage}`);
      const step = asExpected(rollBack(unit, to, reason), [unit], this.usage, context);
      return planAndTake(step, reason, context);
    },
  },
  {
    name: "canary",
    usage: "release canary <area>@<version> --percent N [--expect VERSION] [--reason TEXT] [--dry-run] [--no-smoke]",
    summary: "give a version to a share of the users; 0 ends the trial",
    help: "A user stays in their share by a sticky bucket from 0 to 99: percent 10 means buckets 0 to 9. Watch it with release status; end it with --percent 0, or make it everybody's with release promote. The gate is the one of promote.",
    async run(positionals, context) {
      const { unit, version } = parseUnitVersion(positionals[0], this.usage);
      const text = context.options.percent ?? "";
      const percent = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
      if (!(percent <= 100)) throw new UsageError(`--percent is a number from 0 to 100.\n${this.usage}`);
      const step = asExpected(startCanary(unit, version, percent), [unit], this.usage, context);
      if (percent === 0) return planAndTake(step, context.options.reason ?? "", context);
      const { planned, why, damaged } = await throughGate({ [unit]: version }, step, this.usage, context);
      return takeStep(planned, why, context, damaged);
    },
  },
  ...[
    {
      name: "pause",
      make: pause,
      summary: "let nothing be promoted to an area until it is resumed",
      help: "What is live stays live. The reason is in the history and in the status.",
    },
    {
      name: "disable",
      make: disable,
      summary: "kill switch: shut an area for everyone, with its card",
      help: "For new page loads at once; the other areas live on. Open it again: release enable AREA. The reason is seen by your colleagues, not by users.",
    },
  ].map(
    ({ name, make, summary, help }): Command => ({
      name,
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
  ...[
    { name: "resume", make: resume, summary: "let an area be promoted again" },
    { name: "enable", make: enable, summary: "open an area that was disabled" },
  ].map(
    ({ name, make, summary }): Command => ({
      name,
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

function asExpected(step: Step, units: readonly string[], usage: string, { options }: CommandContext): Step {
  return options.expect === undefined ? step : expecting(step, parseExpected(options.expect, units, usage));
}
