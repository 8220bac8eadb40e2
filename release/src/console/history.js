import { difference } from "./difference.js";
import { make } from "./dom.js";
import { run } from "./release-api.js";
import { plain, when } from "./words.js";

/** The newest steps: who, when, why, and on demand what changed. */
export function historyList(steps) {
  return make(
    "section",
    { "aria-labelledby": "history-title" },
    make("h2", { id: "history-title" }, "History"),
    make("ol", { class: "history", reversed: true }, [...steps].reverse().map(stepItem)),
  );
}

function stepItem({ revision, at, who, why, action, changes, moved }) {
  return make(
    "li",
    { value: revision },
    make("p", { class: "action" }, action),
    make("p", { class: "quiet" }, `${who}, `, make("time", { datetime: at }, when(at))),
    why && make("p", { class: "why" }, `“${why}”`),
    changes.length > 0 &&
      changed(
        changes,
        moved.filter(({ from }) => from !== null),
      ),
  );
}

function changed(changes, moved) {
  const more = make("div", {});
  const load = async () => {
    if (!details.open || more.childElementCount > 0) return;
    more.replaceChildren(make("p", { class: "quiet" }, "Looking …"));
    const found = moved.map(({ unit, from, to }) =>
      run("compare", [unit, from, to]).then(({ data }) => difference(data), gone(unit)),
    );
    more.replaceChildren(...(await Promise.all(found)));
  };
  const lines = make(
    "ul",
    { class: "changes" },
    changes.map((line) => make("li", {}, plain(line))),
  );
  const details = make("details", { toggle: load }, make("summary", {}, "What changed"), lines, more);
  return details;
}

const gone = (unit) => (error) => make("p", { class: "quiet" }, `${unit}: ${error.message}`);
