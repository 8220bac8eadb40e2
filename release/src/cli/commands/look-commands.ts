import { isRenewal } from "../../plan/renew";
import { damageOf } from "../../plan/set/damaged-files";
import { seenOf } from "../../plan/token/sight";
import { assertValid } from "../../store/expiry";
import { emptyState, type ReleaseState, type Revision, unitStateOf, unitStatesOf } from "../../store/release-state";
import type { HistoryAnswer, Move } from "../../wire/history-answer";
import { type Command, parseUnit, UsageError } from "../command";
import { StoreDamaged } from "../exit-codes";
import { describeChange } from "./describe-change";
import { changesUnit, stepAsSeen, stepsSeen } from "./steps-seen";

/** Commands that only read: the history, and a check of the live files. */
export const lookCommands: readonly Command[] = [
  {
    name: "history",
    needs: "look",
    usage: "release history [--area AREA] [--last N]",
    summary: "every step of the pointer: who, when, what, why",
    help: "With --area (or --area shell) only the steps that changed it. Of renewals in a row only the last is listed; --json has all, with what each step changed.",
    async run(_positionals, { store, options, areas }) {
      const area = options.area === undefined ? undefined : parseUnit(options.area, this.usage);
      const last = options.last === undefined ? Number.POSITIVE_INFINITY : Number(options.last);
      if (!(last >= 1 && (Number.isInteger(last) || last === Number.POSITIVE_INFINITY)))
        throw new UsageError(`--last is a whole number.\n${this.usage}`);
      const history = await store.readHistory();
      const before = new Map(history.map((step, index) => [step.revision, history[index - 1]?.live ?? emptyState]));
      const pastOf = ({ revision }: Revision) => before.get(revision) ?? emptyState;
      const seen = stepsSeen(history, areas);
      const shown = area === undefined ? seen : seen.filter((step) => changesUnit(pastOf(step), step.live, area));
      const told = shown.filter(
        (step, index) => !isRenewal(step) || !shown.slice(index + 1, index + 2).some(isRenewal),
      );
      const lines = told.map(
        ({ revision, at, who, action, why }) =>
          `${String(revision).padStart(5)}  ${at}  ${who}  ${action}${why && `  (${why})`}`,
      );
      const data: HistoryAnswer = shown.slice(-last).map((step) => {
        const own = stepAsSeen(step, areas); // Hashes of tokens are left out too: they are of no use to a reader.
        const past = seenOf(pastOf(step), areas);
        return { ...own, changes: describeChange(past, own.live), moved: movesBetween(past, own.live) };
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
    async run(_positionals, { store, now, areas }) {
      const latest = await store.readLatest();
      const damaged = await damageOf(store, seenOf(latest?.live ?? emptyState, areas), latest?.manifests);
      if (damaged.length > 0) throw new StoreDamaged(`Damaged or missing:\n${damaged.join("\n")}`);
      assertValid(latest, now);
      const until = latest?.expiresAt ?? null;
      const words = "Every file of the live set is present and matches its hash.";
      return {
        text: until ? `${words} The pointer is valid until ${until}.` : words,
        data: { damaged, expiresAt: until },
      };
    },
  },
];

/** Units whose live version a step changed. */
function movesBetween(before: ReleaseState, after: ReleaseState): Move[] {
  return unitStatesOf(after).flatMap(([unit, { version: to }]) => {
    const from = unitStateOf(before, unit)?.version ?? null;
    return from === to ? [] : [{ unit, from, to }];
  });
}
