import type { VersionsAnswer } from "../wire/versions-answer";
import { make } from "./dom";
import type { Step, StepField, StepValues } from "./steps";

/** The form of a step: what it does, its fields, and the reason. */
export function stepForm(unit: string, step: Step, versions: VersionsAnswer) {
  const fields = (step.fields ?? []).map((field) => selectField(field, versions));
  const reasonFault = make("p", { id: "reason-fault", class: "fault" });
  const reason = make("textarea", { rows: 2, required: true, maxlength: 300, "aria-describedby": "reason-fault" });
  const effect = make("div", { class: "effect" });
  const trouble = make("p", { class: "fault", role: "alert" });
  const look = make("button", { type: "submit" }, "Show what it does");
  const kind = step.isDanger ? "danger" : "first";
  const act = make("button", { type: "button", class: kind, hidden: true }, `${step.name}: ${unit}, now`);
  const leave = make("button", { type: "button" }, "Cancel");
  const form = make(
    "form",
    { novalidate: true },
    make("h2", { id: "step-title" }, `${step.name}: ${unit}`),
    make("p", {}, step.means),
    fields.map(({ label, select }) => make("label", {}, label, select)),
    make("label", {}, "Why (kept in the history)", reason),
    reasonFault,
    effect,
    trouble,
    make("div", { class: "steps" }, look, act, leave),
  );
  if (fields.some(({ select }) => select.options.length === 0)) {
    look.hidden = true;
    trouble.textContent = `There is no other version of ${unit} to choose: publish one first.`;
  }
  const dialog = make("dialog", { "aria-labelledby": "step-title" }, form);
  const values = (): StepValues => {
    const chosen = new Map(fields.map(({ name, select }) => [name, select.value]));
    return { version: chosen.get("version") ?? "", percent: chosen.get("percent") ?? "" };
  };
  return { dialog, form, reason, reasonFault, effect, trouble, look, act, leave, values };
}

function selectField({ name, label, choices }: StepField, versions: VersionsAnswer) {
  const options = choices(versions).map(([value, text]) => make("option", { value }, text));
  return { name, label, select: make("select", { name }, options) };
}
