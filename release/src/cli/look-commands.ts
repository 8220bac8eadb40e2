import { composeSet } from "../compose/composed-set";
import { damagedFiles } from "../gate/damaged-files";
import { emptySet, laneOf, type Revision } from "../store/live-set";
import { type Command, parseUnit } from "./command";
import { StoreDamaged } from "./exit-codes";

/** Commands that only look back or look closely. */
export const lookCommands: readonly Command[] = [
  {
    name: "history",
    usage: "release history [--area AREA]",
    summary: "every step of the pointer: who, when, what, why",
    help: "With --area (or --area shell) only the steps that changed it.",
    async run(_positionals, { store, options }) {
      const area = options.area === undefined ? undefined : parseUnit(options.area, this.usage);
      const history = await store.readHistory();
      const shown = area === undefined ? history : history.filter((_, index) => changes(history, index, area));
      const lines = shown.map(
        ({ revision, at, who, action, why }) =>
          `${String(revision).padStart(5)}  ${at}  ${who}  ${action}${why && `  (${why})`}`,
      );
      return { text: lines.join("\n") || "Nothing was ever promoted.", data: shown };
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

function changes(history: readonly Revision[], index: number, unit: string): boolean {
  const [before, after] = [history[index - 1], history[index]].map((revision) =>
    JSON.stringify(revision && laneOf(revision.live, unit)),
  );
  return before !== after;
}
