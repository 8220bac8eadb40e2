import { composeSet } from "../compose/composed-set";
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
    async run(_positionals, { store }) {
      const latest = await store.readLatest();
      if (!latest) return { text: "Nothing is live yet.", data: null };
      const head = `Revision ${latest.revision}, ${latest.at}, by ${latest.who}: ${latest.action}`;
      const lines = unitsOf(latest.live).map((unit) => describeUnit(latest.live, unit));
      return { text: [head, ...lines].join("\n"), data: latest };
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
