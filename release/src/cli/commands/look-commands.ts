import { isRenewal } from "../../plan/renew";
import { damageOf } from "../../plan/set/damaged-files";
import { assertValid } from "../../store/expiry";
import { emptyState, type ReleaseState, type Revision, unitStateOf, unitStatesOf } from "../../store/release-state";
import { type Command, parseUnit, UsageError } from "../command";
import { StoreDamaged } from "../exit-codes";
import { describeChange } from "./describe-change";

/** Commands that only look back or look closely. */
export const lookCommands: readonly Command[] = [
  {
    name: "history",
    needs: "look",
    usage: "release history [--area AREA] [--last N]",
    summary: "every step of the pointer: who, when, what, why",
    help: "With --area (or --area shell) only the steps that changed it. Of renewals in a row only the last is listed; --json has all, with what each step changed.",
    async run(_positionals, { store, options }) {
      const area = options.area === undefined ? undefined : parseUnit(options.area, this.usage);
      const last = options.last === undefined ? Number.POSITIVE_INFINITY : Number(options.last);
      if (!(last >= 1 && (Number.isInteger(last) || last === Number.POSITIVE_INFINITY)))
        throw new UsageError(`--last is a whole number.\n${this.usage}`);
      const history = await store.readHistory();
      const shown = area === undefined ? history : history.filter((_, index) => changes(history, index, area));
      const before = new Map(history.map((step, index) => [step.revision, history[index - 1]?.live ?? emptyState]));
      const told = shown.filter(
        (step, index) => !isRenewal(step) || !shown.slice(index + 1, index + 2).some(isRenewal),
      );
      const lines = told.map(
        ({ revision, at, who, action, why }) =>
          `${String(revision).padStart(5)}  ${at}  ${who}  ${action}${why && `  (${why})`}`,
      );
      // Hashes of tokens are of no use to a reader.
      const data = shown.slice(-last).map(({ tokens: _, ...step }) => {
        const past = before.get(step.revision) ?? emptyState;
        return { ...step, changes: describeChange(past, step.live), moved: movesBetween(past, step.live) };
      });
      return { text: lines.slice(-last).join("\n") || "Nothing was ever promoted.", data };
    },
  },
  {
    name: "verify",
    needs: "look",
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

/** Units whose live version a step changed. */
function movesBetween(before: ReleaseState, after: ReleaseState) {
  return unitStatesOf(after).flatMap(([unit, { version: to }]) => {
    const from = unitStateOf(before, unit)?.version ?? null;
    return from === to ? [] : [{ unit, from, to }];
  });
}

function changes(history: readonly Revision[], index: number, unit: string): boolean {
  const [before, after] = [history[index - 1], history[index]].map((revision) =>
    JSON.stringify(revision && unitStateOf(revision.live, unit)),
  );
  return before !== after;
}
