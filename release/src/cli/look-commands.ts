import { composeSet } from "../compose/composed-set";
import type { VersionTally } from "../field/tally";
import { readTallies } from "../field/tally-file";
import { damagedFiles } from "../gate/damaged-files";
import { emptySet, type LiveSet, laneOf } from "../store/live-set";
import type { Command } from "./command";
import { StoreDamaged } from "./exit-codes";

/** Commands that only look. */
export const lookCommands: readonly Command[] = [
  {
    name: "status",
    usage: "release status",
    summary: "what is live now, and what holds an area",
    help: "",
    async run(_positionals, { store, storeFolder }) {
      const latest = await store.readLatest();
      if (!latest) return { text: "Nothing is live yet.", data: null };
      const field = await readTallies(storeFolder);
      const head = `Revision ${latest.revision}, ${latest.at}, by ${latest.who}: ${latest.action}`;
      const lines = unitsOf(latest.live).flatMap((unit) => [
        describeUnit(latest.live, unit),
        ...describeField(field.get(`${unit}@${laneOf(latest.live, unit)?.version}`)),
      ]);
      return { text: [head, ...lines].join("\n"), data: { ...latest, field: [...field.values()] } };
    },
  },
  {
    name: "history",
    usage: "release history",
    summary: "every step of the pointer: who, when, what, why",
    help: "",
    async run(_positionals, { store }) {
      const history = await store.readHistory();
      const lines = history.map(
        ({ revision, at, who, action, why }) =>
          `${String(revision).padStart(5)}  ${at}  ${who}  ${action}${why && `  (${why})`}`,
      );
      return { text: lines.join("\n") || "Nothing was ever promoted.", data: history };
    },
  },
  {
    name: "verify",
    usage: "release verify",
    summary: "check every file of the live set against its hash",
    help: "Finds a damaged or missing file before a user does. Also checks the versions that a fall-back would use.",
    async run(_positionals, { store }) {
      const live = (await store.readLatest())?.live ?? emptySet;
      const damaged = await damagedFiles(store, await composeSet(store, live));
      if (damaged.length > 0) throw new StoreDamaged(`Damaged or missing:\n${damaged.join("\n")}`);
      return { text: "Every file of the live set is there and matches its hash.", data: { damaged } };
    },
  },
];

/** What browsers told of the live version since the servers started. */
function describeField(tally: VersionTally | undefined): string[] {
  if (!tally) return [];
  const average = tally.loaded > 0 ? `, ${Math.round(tally.loadedMs / tally.loaded)} ms on average` : "";
  const kinds = Object.entries(tally.kinds).map(([kind, count]) => `${count} ${kind}`);
  const failures = tally.failed > 0 ? `, ${tally.failed} failed (${kinds.join(", ")})` : "";
  return [`  ${"".padEnd(14)} ${tally.loaded} loads${average}${failures}`];
}

function unitsOf(live: LiveSet): string[] {
  return [...(live.shell ? ["shell"] : []), ...Object.keys(live.areas).sort()];
}

function describeUnit(live: LiveSet, unit: string): string {
  const lane = laneOf(live, unit);
  const notes = [
    lane?.past.at(-1) && `before it ${lane.past.at(-1)}`,
    lane?.canary && `${lane.canary.percent}% on ${lane.canary.version}`,
    lane?.paused !== undefined && `paused: ${lane.paused}`,
    lane?.disabled !== undefined && `disabled: ${lane.disabled}`,
  ].filter((note) => typeof note === "string");
  return `  ${unit.padEnd(14)} ${lane?.version ?? ""}${notes.map((note) => `  ${note}`).join("")}`;
}
