import { autoDefaults } from "../../plan/steps/auto-trial";
import { startCanary } from "../../plan/steps/hold";
import { loadsOf } from "../../serve/trial/judge-trial";
import { type AutoTrial, versionName } from "../../store/release-state";
import { type Command, type CommandContext, parseUnitVersion, UsageError } from "../command";
import { asExpected } from "./as-expected";
import { fromEnvironment } from "./from-environment";
import { planAndTake, takeStep } from "./take-step";
import { throughGate } from "./through-gate";

const { steps, minutes, loads, failures, slower } = autoDefaults;

/** Gives a version to a share of the users, stepped by a person or automatically. */
export const canaryCommand: Command = {
  name: "canary",
  needs: "promote",
  usage:
    "release canary <area>@<version> --percent N | --auto [--steps 5,25,50] [--wait MINUTES] [--loads N] [--failures POINTS] [--slower PERCENT] [--from URL] [--expect VERSION] [--reason TEXT] [--dry-run] [--no-smoke]",
  summary: "give a version to a share of the users; 0 ends the trial",
  help: `Users stay in their share by a sticky bucket from 0 to 99: percent 10 means buckets 0 to 9. Watch the trial with release status; end it with --percent 0, or make the version live for everybody with release promote. The gate is the same as for promote. With --auto, web servers that hold the signing key advance the trial automatically (${steps.join(", ")} percent, then everybody), each share for at least ${minutes} minutes and ${loads} loads; they end the trial as soon as it fails for ${failures} percentage points more of its people than the live version (five people at least), or a web vital is ${slower} percent worse. The history shows auto as who and the figures as why. When a person takes a step of the trial, it is no longer automatic.`,
  async run(positionals, context) {
    const { unit, version } = parseUnitVersion(positionals[0], this.usage);
    const auto = context.options.auto ? await readAuto(unit, version, this.usage, context) : undefined;
    const percent = auto ? (auto.steps.shift() ?? 0) : readPercent(context.options.percent, this.usage);
    const step = asExpected(startCanary(unit, version, percent, auto), [unit], this.usage, context);
    if (percent === 0) return planAndTake(step, context.options.reason ?? "", context);
    return fromEnvironment({ [unit]: version }, this.usage, context, async (there) => {
      const { planned, why, damaged } = await throughGate({ [unit]: version }, step, this.usage, there);
      return takeStep(planned, why, there, damaged);
    });
  },
};

function readPercent(text = "", usage: string): number {
  const percent = shareOf(text);
  if (!(percent <= 100)) throw new UsageError(`--percent is a whole number from 0 to 100.\n${usage}`);
  return percent;
}

/** People are in a hundred buckets, so half a percent would be a whole bucket as well. */
const shareOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

async function readAuto(unit: string, version: string, usage: string, context: CommandContext): Promise<AutoTrial> {
  const { options, now, field } = context;
  if (options.percent !== undefined) throw new UsageError(`--auto has its shares in --steps 5,25,50.\n${usage}`);
  const shares = (options.steps ?? steps.join(",")).split(",").map(shareOf);
  const isRising = shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 100);
  if (!isRising) throw new UsageError(`--steps are rising shares in whole percent up to 100, like 5,25,50.\n${usage}`);
  const number = (text: string | undefined, usual: number, name: string) => {
    const value = text === undefined ? usual : Number(text);
    if (text?.trim() === "" || !(value >= 0 && Number.isFinite(value)))
      throw new UsageError(`--${name} is a number.\n${usage}`);
    return value;
  };
  return {
    since: now.toISOString(),
    from: loadsOf((await field()).get(versionName(unit, version))).all,
    steps: shares,
    minutes: number(options.wait, minutes, "wait"),
    loads: Math.ceil(number(options.loads, loads, "loads")),
    failures: number(options.failures, failures, "failures"),
    slower: number(options.slower, slower, "slower"),
  };
}
