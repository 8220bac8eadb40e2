import { make } from "./dom.js";
import { run } from "./release-api.js";
import { count, short } from "./words.js";

/** How the versions of a unit fail, fetched when somebody opens it: message, how often, and where in the sources. */
export function failureList(unit) {
  const more = make("div", {});
  const load = async () => {
    if (!details.open || more.childElementCount > 0) return;
    more.replaceChildren(make("p", { class: "quiet" }, "Looking …"));
    const found = await run("failures", [unit]).then(({ data }) => data.versions.map(ofVersion), refused);
    more.replaceChildren(...(found.length > 0 ? found : [make("p", { class: "quiet" }, "Nothing more is known.")]));
  };
  const details = make("details", { toggle: load }, make("summary", {}, "How it fails"), more);
  return details;
}

const refused = (error) => [make("p", { class: "quiet" }, error.message)];

function ofVersion({ version, owner, failures }) {
  return make(
    "section",
    {},
    make("h4", {}, short(version), owner && `, made live by ${owner}`),
    make("ul", { class: "failures" }, failures.map(oneWay)),
  );
}

function oneWay({ kind, message, count: times, reference, stack }) {
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
