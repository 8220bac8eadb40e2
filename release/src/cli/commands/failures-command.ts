import { symbolicate } from "../../plan/symbolicate";
import { sees } from "../../plan/token/sight";
import type { Trace } from "../../serve/field/traces";
import { type Command, parseUnit, UsageError } from "../command";

/** How an area's versions fail, in the words of their sources. */
export const failuresCommand: Command = {
  name: "failures",
  needs: "look",
  usage: "release failures AREA [VERSION]",
  summary: "how the versions of an area fail: message, and the stack in its sources",
  help: "What browsers have reported since the web servers started: at most 20 ways for each version, the most frequent first. Stacks are put into the words of the sources by the maps that publish keeps beside a version and nobody is served. Messages are without numbers of four digits and more, addresses and e-mails. The owner is who made the version live.",
  async run([area, version, ...more], { store, field, areas }) {
    const unit = parseUnit(area, this.usage);
    if (more.length > 0 || (version !== undefined && !/^[0-9a-f]{16}$/.test(version)))
      throw new UsageError(`Expected an area, and one of its versions or none.\n${this.usage}`);
    const tallies = [...(await field()).values()].filter((one) => one.area === unit);
    const told = tallies.filter((one) => one.traces.length > 0 && (version === undefined || one.version === version));
    const history = await store.readHistory();
    const versions = await Promise.all(
      told.map(async (one) => ({
        version: one.version,
        owner: history.find(({ action }) => action.includes(`${unit}@${one.version}`))?.who ?? null,
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
    const lines = versions.flatMap(({ version: name, owner, failures }) => [
      `${unit}@${name}${owner === null ? "" : `, made live by ${owner}`}`,
      ...failures.flatMap(inWords),
    ]);
    return { text: lines.join("\n") || `No browser has reported a failure of ${unit}.`, data: { unit, versions } };
  },
};

function inWords({
  kind,
  message,
  reference,
  count,
  stack,
}: Omit<Trace, "stack"> & { readonly stack: readonly string[] }) {
  return [`  ${count} × ${kind}: ${message}  (${reference})`, ...stack.map((line) => `      ${line}`)];
}
