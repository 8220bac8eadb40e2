import { attempts } from "../wire/attempts";
import type { Identity } from "../wire/identity";
import type { UnitStatus } from "../wire/status-answer";
import { nextShareWords } from "../wire/trial-words";
import { type FieldColumn, fieldTable } from "./charts";
import { make } from "./dom";
import { failureList } from "./failures";
import { type Step, stepsFor } from "./steps";
import { at, short } from "./words";

type OpenStep = (unit: UnitStatus, step: Step) => void;

/** What is live, units with problems first: in an emergency that is what one looks for. */
export function unitList(units: readonly UnitStatus[], person: Identity, openStep: OpenStep): HTMLElement {
  const sorted = [...units].sort((left, right) => trouble(right) - trouble(left));
  return make(
    "section",
    { "aria-labelledby": "live-title" },
    make("h2", { id: "live-title" }, "What is live"),
    sorted.map((unit) => unitCard(unit, person, openStep)),
  );
}

function trouble({ disabled, waitsForPerson, paused, canary, field }: UnitStatus): number {
  const marks = [disabled !== null, waitsForPerson, paused !== null, canary !== null];
  const weight = marks.reduce((sum, isSo) => sum * 2 + Number(isSo), 0);
  return weight + (field ? field.failed / Math.max(1, attempts(field)) : 0);
}

function unitCard(status: UnitStatus, person: Identity, openStep: OpenStep): HTMLElement {
  const { unit, version, canary, previous } = status;
  const steps = stepsFor(status, person);
  const columns: readonly FieldColumn[] = [
    { is: `live ${short(version)}`, field: status.field },
    ...(canary ? [{ is: `trial ${short(canary.version)}`, field: status.canaryField }] : []),
    ...(previous ? [{ is: `before ${short(previous)}`, field: status.previousField }] : []),
  ];
  return make(
    "article",
    { class: "unit", "aria-labelledby": `unit-${unit}` },
    make("h3", { id: `unit-${unit}` }, unit),
    make("p", { class: "live" }, "live ", versionName(version), previous && [", before it ", versionName(previous)]),
    notes(status),
    unit === "shell"
      ? make("p", { class: "quiet" }, "Browser reports are counted for areas only.")
      : fieldTable(unit, columns),
    columns.some(({ field }) => (field?.failed ?? 0) > 0) && failureList(unit),
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
                class: step.isFirst ? "first" : undefined,
                click: () => openStep(status, step),
              },
              step.name,
              make("span", { class: "unseen" }, ` ${unit}`),
            ),
          ),
        ),
  );
}

function versionName(version: string): HTMLElement {
  return make("code", { title: version }, short(version));
}

function notes({ canary, paused, disabled, waitsForPerson, quarantined, pins, unit }: UnitStatus): HTMLElement | null {
  const guard = "The field guard has taken its one step here; the next is up to a person.";
  const lines = [
    disabled !== null && { mark: "shut", text: `Shut for everybody: ${disabled}` },
    waitsForPerson && { mark: "held", text: guard },
    paused !== null && { mark: "held", text: `Paused, no promotions: ${paused}` },
    canary && {
      mark: "trial",
      text: `On trial for ${canary.percent} % of people: ${short(canary.version)}; ${nextShareWords(canary, at)}`,
    },
    pins.length > 0 && {
      mark: "trial",
      text: `Pinned: ${pins.map(({ name, version }) => `${short(version)} for ${name}`).join(", ")}`,
    },
    quarantined.length > 0 && { mark: "held", text: `Quarantined: ${quarantined.map(short).join(", ")}` },
  ].filter((line) => line !== false && line !== null);
  if (lines.length === 0) return null;
  return make(
    "ul",
    { class: "notes", "aria-label": `State of ${unit}` },
    lines.map(({ mark, text }) => make("li", { class: mark }, text)),
  );
}
