import type { UnitStatus } from "../wire/status-answer";
import { StepAnswer } from "../wire/step-answer";
import { CompareAnswer } from "../wire/version-difference";
import { VersionsAnswer } from "../wire/versions-answer";
import { difference } from "./difference";
import { make, say } from "./dom";
import { ask, type Order, readAnswer, run } from "./release-api";
import { stepForm } from "./step-form";
import type { Step } from "./steps";
import { messageOf, plain } from "./words";

type Tell = (line: string) => void;

/**
 * A step in two stages: first what is wanted and why, then a dry run of the same command, which shows the effect. It is
 * taken only while the version shown is still live.
 */
export async function openStepDialog(
  { unit, version }: Pick<UnitStatus, "unit" | "version">,
  step: Step,
  done: () => Promise<void>,
): Promise<void> {
  const versions = step.needsVersions ? await ask(VersionsAnswer, "versions", [unit]) : [];
  const parts = stepForm(unit, step, versions);
  const { dialog, form, reason, reasonFault, effect, trouble, look, act, leave, values } = parts;
  const tell: Tell = (line) => effect.replaceChildren(make("p", { class: "quiet", role: "status" }, line));
  const order = (dryRun: boolean): Order => {
    const { positionals, options } = step.order?.(values()) ?? { positionals: [unit], options: {} };
    const more = { reason: oneLine(reason.value), expect: version, dryRun };
    return { command: step.command, positionals, options: { ...options, ...more } };
  };

  const forget = () => {
    effect.replaceChildren();
    act.hidden = true;
    look.hidden = false;
  };

  async function busy(work: () => Promise<void>): Promise<void> {
    trouble.textContent = "";
    for (const button of [look, act]) button.disabled = true;
    await work().catch((error) => {
      forget();
      trouble.textContent = messageOf(error);
    });
    for (const button of [look, act]) button.disabled = false;
    if (!act.hidden && dialog.open) act.focus();
  }

  async function preview(): Promise<void> {
    const effects = await effectOf(order(true), tell);
    effect.replaceChildren(...effects, ...(await compared(unit, version, step.compares?.(values()))));
    act.hidden = false;
    look.hidden = true;
  }

  async function take(): Promise<void> {
    const { text } = await run(order(false), tell);
    dialog.close();
    say(text.split("\n")[0] ?? "");
    await done();
  }

  form.addEventListener("input", forget);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const isMissing = oneLine(reason.value) === "";
    reasonFault.textContent = isMissing ? "Say why: your colleagues will ask." : "";
    reason.setAttribute("aria-invalid", String(isMissing));
    if (isMissing) reason.focus();
    else void busy(preview);
  });
  act.addEventListener("click", () => void busy(take));
  leave.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    document.getElementById(`${step.command}-${unit}`)?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The history has one line per step. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** What the step would change, from the dry run. */
async function effectOf(order: Order, tell: Tell): Promise<HTMLElement[]> {
  const { data } = await run(order, tell);
  const { changes = [], people = [], warnings = [] } = readAnswer(StepAnswer, data);
  const isNothing = changes.length === 0;
  const effect = [
    make("h3", {}, isNothing ? "Nothing would change: this is already the case" : "This would change"),
    make(
      "ul",
      { class: "changes" },
      changes.map((line) => make("li", {}, plain(line))),
    ),
    people.length > 0 && make("h3", {}, "Who has it, since the web server started"),
    people.length > 0 &&
      make(
        "ul",
        { class: "changes" },
        people.map((line) => make("li", {}, line)),
      ),
  ].filter((part) => part !== false);
  if (warnings.length === 0) return effect;
  return [...effect, make("p", { class: "fault" }, `Damaged before this step: ${warnings.join(", ")}`)];
}

/** How the version that the step leads to differs from the live one, if it does. */
async function compared(unit: string, live: string, other: string | undefined): Promise<HTMLElement[]> {
  if (other === undefined || other === "" || other === live) return [];
  return [difference(await ask(CompareAnswer, "compare", [unit, live, other]))];
}
