import { difference } from "./difference.js";
import { byId, make, say } from "./dom.js";
import { run } from "./release-api.js";
import { stepForm } from "./step-form.js";
import { plain } from "./words.js";

/**
 * One step in two looks: first what is wanted and why, then what it would do, by a dry run of the very command. It is taken only
 * while the version that was seen is still live.
 */
export async function openStepDialog({ unit, version }, step, done) {
  const versions = step.needsVersions ? (await run("versions", [unit])).data : [];
  const parts = stepForm(unit, step, versions);
  const { dialog, form, reason, reasonFault, effect, trouble, look, act, leave, values } = parts;
  const tell = (line) => effect.replaceChildren(make("p", { class: "quiet", role: "status" }, line));
  const order = (dryRun) => {
    const { positionals, options } = step.order?.(values()) ?? { positionals: [unit], options: {} };
    return [step.command, positionals, { ...options, reason: oneLine(reason.value), expect: version, dryRun }];
  };

  const forget = () => {
    effect.replaceChildren();
    act.hidden = true;
    look.hidden = false;
  };

  async function busy(work) {
    trouble.textContent = "";
    for (const button of [look, act]) button.disabled = true;
    await work().catch((error) => {
      forget();
      trouble.textContent = error.message;
    });
    for (const button of [look, act]) button.disabled = false;
    if (!act.hidden && dialog.open) act.focus();
  }

  form.addEventListener("input", forget);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const isMissing = oneLine(reason.value) === "";
    reasonFault.textContent = isMissing ? "Say why: your colleagues will ask." : "";
    reason.setAttribute("aria-invalid", String(isMissing));
    if (isMissing) return reason.focus();
    return busy(async () => {
      effect.replaceChildren(...(await effectOf(order(true), { unit, version }, step.compares?.(values()), tell)));
      act.hidden = false;
      look.hidden = true;
    });
  });
  act.addEventListener("click", () =>
    busy(async () => {
      const { text } = await run(...order(false), tell);
      dialog.close();
      say(text.split("\n")[0]);
      await done();
    }),
  );
  leave.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    byId(`${step.command}-${unit}`)?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The history has one line for a step. */
const oneLine = (text) => text.replace(/\s+/g, " ").trim();

async function effectOf(order, { unit, version }, other, tell) {
  const { data } = await run(...order, tell);
  const lines = data.changes ?? [];
  const warnings = data.warnings ?? [];
  const compared = other && other !== version ? (await run("compare", [unit, version, other])).data : null;
  return [
    make("h3", {}, lines.length === 0 ? "It would do nothing: this is already the case" : "This would change"),
    make(
      "ul",
      { class: "changes" },
      lines.map((line) => make("li", {}, plain(line))),
    ),
    warnings.length > 0 && make("p", { class: "fault" }, `Damaged before this step: ${warnings.join(", ")}`),
    compared && difference(compared),
  ].filter(Boolean);
}
