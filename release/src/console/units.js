import { fieldTable } from "./charts.js";
import { make } from "./dom.js";
import { failureList } from "./failures.js";
import { stepsFor } from "./steps.js";
import { short } from "./words.js";

/** What is live, the units with trouble first: at night that is what one looks for. */
export function unitList(units, person, openStep) {
  const sorted = [...units].sort((left, right) => trouble(right) - trouble(left));
  return make(
    "section",
    { "aria-labelledby": "live-title" },
    make("h2", { id: "live-title" }, "What is live"),
    sorted.map((unit) => unitCard(unit, person, openStep)),
  );
}

function trouble({ disabled, waitsForPerson, paused, canary, field }) {
  const failed = field && field.failed / Math.max(1, field.loaded + field.failed);
  return (disabled !== null) * 8 + waitsForPerson * 4 + (paused !== null) * 2 + (canary !== null) + (failed ?? 0);
}

function unitCard(status, person, openStep) {
  const { unit, version, canary, previous } = status;
  const steps = stepsFor(status, person);
  const columns = [
    { is: `live ${short(version)}`, field: status.field },
    canary && { is: `trial ${short(canary.version)}`, field: status.canaryField },
    previous && { is: `before ${short(previous)}`, field: status.previousField },
  ].filter(Boolean);
  return make(
    "article",
    { class: "unit", "aria-labelledby": `unit-${unit}` },
    make("h3", { id: `unit-${unit}` }, unit),
    make("p", { class: "live" }, "live ", versionName(version), previous && [", before it ", versionName(previous)]),
    notes(status),
    fieldTable(unit, columns),
    columns.some(({ field }) => field?.failed > 0) && failureList(unit),
    steps.length === 0
      ? make("p", { class: "quiet" }, `This token may not change ${unit}.`)
      : make(
          "div",
          { class: "steps" },
          steps.map((step) =>
            make(
              "button",
              {
                type: "button",
                id: `${step.command}-${unit}`,
                class: step.isFirst && "first",
                click: () => openStep(status, step),
              },
              step.name,
              make("span", { class: "unseen" }, ` ${unit}`),
            ),
          ),
        ),
  );
}

function versionName(version) {
  return make("code", { title: version }, short(version));
}

function notes({ canary, paused, disabled, waitsForPerson, quarantined, unit }) {
  const lines = [
    disabled !== null && ["shut", `Shut for everybody: ${disabled}`],
    waitsForPerson && ["held", "The field guard has taken its one step here and waits for a person."],
    paused !== null && ["held", `Paused, nothing is promoted: ${paused}`],
    canary && ["trial", `On trial for ${canary.percent} % of people: ${short(canary.version)}`],
    quarantined.length > 0 && ["held", `Quarantined: ${quarantined.map(short).join(", ")}`],
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return make(
    "ul",
    { class: "notes", "aria-label": `State of ${unit}` },
    lines.map(([mark, text]) => make("li", { class: mark }, text)),
  );
}
