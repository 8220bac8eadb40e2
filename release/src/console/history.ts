import type { HistoryAnswer, HistoryStep, Move } from "../wire/history-answer";
import { CompareAnswer } from "../wire/version-difference";
import { difference } from "./difference";
import { make } from "./dom";
import { folded } from "./folded";
import { ask } from "./release-api";
import { messageOf, plain, when } from "./words";

/** The newest steps: who, when, why, and on demand what changed. */
export function historyList(steps: HistoryAnswer): HTMLElement {
  return make(
    "section",
    { "aria-labelledby": "history-title" },
    make("h2", { id: "history-title" }, "History"),
    make("ol", { class: "history", reversed: true }, [...steps].reverse().map(stepItem)),
  );
}

function stepItem({ revision, at, who, why, action, changes, moved }: HistoryStep): HTMLElement {
  return make(
    "li",
    { value: revision },
    make("p", { class: "action" }, action),
    make("p", { class: "quiet" }, `${who}, `, make("time", { datetime: at }, when(at))),
    why !== "" && make("p", { class: "why" }, `“${why}”`),
    changes.length > 0 && changed(changes, moved),
  );
}

function changed(changes: readonly string[], moved: readonly Move[]): HTMLElement {
  const lines = changes.map((line) => make("li", {}, plain(line)));
  return folded("What changed", () => Promise.all(moved.flatMap(compared)), make("ul", { class: "changes" }, lines));
}

/** A unit that had no version before is compared with nothing. */
function compared({ unit, from, to }: Move): Promise<HTMLElement>[] {
  if (from === null) return [];
  const gone = (error: unknown) => make("p", { class: "quiet" }, `${unit}: ${messageOf(error)}`);
  return [ask(CompareAnswer, "compare", [unit, from, to]).then(difference, gone)];
}
