import { isRenewal } from "../../plan/renew";
import { damageOf } from "../../plan/set/damaged-files";
import { assertValid } from "../../store/expiry";
import { emptyState, type Revision, unitStateOf } from "../../store/release-state";
import { type Command, parseUnit } from "../command";
import { StoreDamaged } from "../exit-codes";

/** Commands that only look back or look closely. */
export const lookCommands: readonly Command[] = [
  {
    name: "history",
    usage: "release history [--area AREA]",
    summary: "every step of the pointer: who, when, what, why",
    help: "With --area (or --area shell) only the steps that changed it. Of renewals in a row only the last is listed; --json has all.",
    async run(_positionals, { store, options }) {
      const area = options.area === undefined ? undefined : parseUnit(options.area, this.usage);
      const history = await store.readHistory();
      const shown = area === undefined ? history : history.filter((_, index) => changes(history, index, area));
      const told = shown.filter(
        (step, index) => !isRenewal(step) || !shown.slice(index + 1, index + 2).some(isRenewal),
      );
      const lines = told.map(
        ({ revision, at, who, action, why }) =>
          `${String(revision).padStart(5)}  ${at}  ${who}  ${action}${why && `  (${why})`}`,
      );
      return { text: lines.join("\n") || "Nothing was ever promoted.", data: shown };
    },
  },
  {
    name: "verify",
    usage: "release verify",
    summary: "check the live set: every file against its hash, the pointer's signature and date",
    help: "Finds a damaged or missing file before a user does, compressed copies and manifests too. Also checks the versions that a fall-back would use. For a daily job: it ends with code 7 when anything is wrong.",
    async run(_positionals, { store, now }) {
      const latest = await store.readLatest();
      const damaged = await damageOf(store, latest?.live ?? emptyState, latest?.manifests);
      if (damaged.length > 0) throw new StoreDamaged(`Damaged or missing:\n${damaged.join("\n")}`);
      assertValid(latest, now);
      const until = latest?.expiresAt ?? null;
      const words = "Every file of the live set is there and matches its hash.";
      return {
        text: until ? `${words} The pointer is valid until ${until}.` : words,
        data: { damaged, expiresAt: until },
      };
    },
  },
];

function changes(history: readonly Revision[], index: number, unit: string): boolean {
  const [before, after] = [history[index - 1], history[index]].map((revision) =>
    JSON.stringify(revision && unitStateOf(revision.live, unit)),
  );
  return before !== after;
}
