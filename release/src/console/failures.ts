import { count } from "../wire/count";
import { type FailingVersion, type Failure, FailuresAnswer } from "../wire/failures-answer";
import { make } from "./dom";
import { folded } from "./folded";
import { ask } from "./release-api";
import { short } from "./words";

/** How the versions of a unit fail, fetched when opened: message, how often, and where in the sources. */
export function failureList(unit: string): HTMLElement {
  return folded("How it fails", async () => {
    const { versions } = await ask(FailuresAnswer, "failures", [unit]);
    return versions.length > 0 ? versions.map(ofVersion) : [make("p", { class: "quiet" }, "Nothing more is known.")];
  });
}

function ofVersion({ version, owner, madeLiveBy, failures }: FailingVersion): HTMLElement {
  return make(
    "section",
    {},
    make(
      "h4",
      {},
      [short(version), madeLiveBy && `made live by ${madeLiveBy}`, owner && `owned by ${owner}`]
        .filter(Boolean)
        .join(", "),
    ),
    make("ul", { class: "failures" }, failures.map(oneWay)),
  );
}

function oneWay({ kind, message, count: times, reference, stack }: Failure): HTMLElement {
  return make(
    "li",
    {},
    make("p", {}, `${count(times, "report")}, ${kind}: “${message}” (${reference})`),
    stack.length > 0 &&
      make(
        "ol",
        { class: "stack" },
        stack.map((line) => make("li", {}, make("code", {}, line))),
      ),
  );
}
