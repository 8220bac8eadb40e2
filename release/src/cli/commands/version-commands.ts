import { compareVersions } from "../../plan/compare-versions";
import { sees } from "../../plan/token/sight";
import type { VersionTally } from "../../serve/field/tally";
import { emptyState, type UnitState, unitStatesOf, versionName } from "../../store/release-state";
import { kilobytes } from "../../wire/count";
import type { CompareAnswer, VersionDifference } from "../../wire/version-difference";
import type { VersionsAnswer } from "../../wire/versions-answer";
import { type Command, isVersion, parseUnit, UsageError } from "../command";
import { fieldStatus } from "./field-status";

/** Which versions there are, and how two of them differ. */
export const versionCommands: readonly Command[] = [
  {
    name: "versions",
    needs: "look",
    usage: "release versions [AREA]",
    summary: "every published version, newest first, with its present state",
    help: "Includes those that were never live: any of them can be named in promote and canary, and in rollback --to when people have had it here. prune removes old ones.",
    async run([area], { store, field, areas }) {
      const unit = area === undefined ? undefined : parseUnit(area, this.usage);
      const [versions, latest, tallies] = await Promise.all([store.listVersions(), store.readLatest(), field()]);
      const history = await store.readHistory();
      const states = new Map(unitStatesOf(latest?.live ?? emptyState));
      const wasLive = new Set(history.flatMap(({ live }) => unitStatesOf(live).map(nameOfLive)));
      const listed: VersionsAnswer = versions
        .filter((one) => sees(areas, one.unit) && (unit === undefined || one.unit === unit))
        .sort((left, right) => right.publishedAt.localeCompare(left.publishedAt))
        .map((one) => ({ ...one, is: standing(one, states.get(one.unit), wasLive), field: fieldOf(one, tallies) }));
      const lines = listed.map(
        ({ unit: name, version, publishedAt, is }) =>
          `${versionName(name, version).padEnd(32)} ${publishedAt}  ${is.join(", ")}`,
      );
      return { text: lines.join("\n") || "Nothing is published.", data: listed };
    },
  },
  {
    name: "compare",
    needs: "look",
    usage: "release compare AREA VERSION VERSION",
    summary: "how two versions differ: files, bytes, pages, contract",
    help: "Names of files are compared without the hash that the build puts into them.",
    async run([area, ...versions], { store }) {
      const unit = parseUnit(area, this.usage);
      const [from = "", to = "", more] = versions;
      if (more !== undefined || ![from, to].every(isVersion))
        throw new UsageError(`Expected two versions of ${unit}: release versions ${unit}.\n${this.usage}`);
      const difference = await compareVersions(store, unit, from, to);
      const data: CompareAnswer = { unit, from, to, ...difference };
      return { text: inWords(difference).join("\n"), data };
    },
  },
];

const nameOfLive = ([unit, { version }]: readonly [string, UnitState]) => versionName(unit, version);

/**
 * The present state of a version. One that was live and then left, for example by a roll-back, must not look like a new one.
 */
function standing(
  { unit, version }: { unit: string; version: string },
  state: UnitState | undefined,
  wasLive: ReadonlySet<string>,
): string[] {
  const isPast =
    wasLive.has(versionName(unit, version)) && state?.version !== version && state?.past.at(-1) !== version;
  return [
    state?.version === version && "live",
    state?.canary?.version === version && `on trial for ${state.canary.percent}%`,
    state?.past.at(-1) === version && "live before",
    isPast && "was live",
    state?.quarantined?.includes(version) && "quarantined",
  ].filter((word) => typeof word === "string");
}

function fieldOf({ unit, version }: { unit: string; version: string }, tallies: ReadonlyMap<string, VersionTally>) {
  return fieldStatus(tallies.get(versionName(unit, version)));
}

function inWords({ contract, bytes, files, routesAdded, routesRemoved }: VersionDifference): string[] {
  const kB = (count: number | null) => (count === null ? "–" : kilobytes(count));
  return [
    `contract  ${contract[0] === contract[1] ? `${contract[0]}, the same` : contract.join("  →  ")}`,
    `bytes     ${kB(bytes[0])}  →  ${kB(bytes[1])}`,
    ...routesAdded.map((route) => `page      + ${route}`),
    ...routesRemoved.map((route) => `page      - ${route}`),
    ...files.map(({ file, from, to }) => `file      ${file}  ${kB(from)}  →  ${kB(to)}`),
  ];
}
