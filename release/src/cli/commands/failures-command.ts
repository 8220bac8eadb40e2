import { symbolicate } from "../../plan/symbolicate";
import { sees } from "../../plan/token/sight";
import { isDamage } from "../../store/manifest-sums";
import { versionName } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import type { FailingVersion, Failure, FailuresAnswer } from "../../wire/failures-answer";
import { type Command, parseUnit, UsageError } from "../command";

/** How an area's versions fail, with source names and lines. */
export const failuresCommand: Command = {
  name: "failures",
  needs: "look",
  usage: "release failures AREA [VERSION]",
  summary: "how the versions of an area fail: message, and the stack in its sources",
  help: "What browsers have reported since the web servers started: at most 20 kinds for each version, the most frequent first. Stacks show the names and lines of the sources, by means of the maps that publish keeps beside a version and never serves. Numbers of four or more digits, addresses and e-mails are removed from messages. With each version: who made it live, and who owns the area (`owner` in its area.config.ts).",
  async run([area, version, ...more], { store, field, areas }) {
    const unit = parseUnit(area, this.usage);
    if (more.length > 0 || (version !== undefined && !/^[0-9a-f]{16}$/.test(version)))
      throw new UsageError(`Expected an area, and one of its versions or none.\n${this.usage}`);
    const tallies = [...(await field()).values()].filter((one) => one.area === unit);
    const told = tallies.filter((one) => one.traces.length > 0 && (version === undefined || one.version === version));
    const history = await store.readHistory();
    const versions: FailingVersion[] = await Promise.all(
      told.map(async (one) => ({
        version: one.version,
        owner: await ownerOf(store, unit, one.version),
        madeLiveBy: history.find(({ action }) => action.includes(versionName(unit, one.version)))?.who ?? null,
        failures: await Promise.all(
          [...one.traces]
            .sort((left, right) => right.count - left.count)
            .map(async (trace) => ({
              ...trace,
              stack: await symbolicate(store, trace.stack, (name) => sees(areas, name)),
            })),
        ),
      })),
    );
    const data: FailuresAnswer = { unit, versions };
    return {
      text: versions.flatMap((one) => inWords(unit, one)).join("\n") || `No browser has reported a failure of ${unit}.`,
      data,
    };
  },
};

/** The owner of an area, as its version states; null for the shell and where none is stated. */
async function ownerOf(store: ReleaseStore, unit: string, version: string): Promise<string | null> {
  if (unit === "shell") return null;
  try {
    return (await store.readAreaManifest(unit, version)).owner ?? null;
  } catch (error) {
    if (isDamage(error)) return null; // Its failures are shown all the same.
    throw error;
  }
}

function inWords(unit: string, { version, owner, madeLiveBy, failures }: FailingVersion): string[] {
  const people = [madeLiveBy && `made live by ${madeLiveBy}`, owner && `owned by ${owner}`].filter(Boolean);
  return [[versionName(unit, version), ...people].join(", "), ...failures.flatMap(ofFailure)];
}

function ofFailure({ kind, message, reference, count, stack }: Failure): string[] {
  return [`  ${count} × ${kind}: ${message}  (${reference})`, ...stack.map((line) => `      ${line}`)];
}
