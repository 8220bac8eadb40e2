/** `pnpm verify`: every check that needs neither a browser nor a database. */
import { projectRoot } from "./project-root";
import { type Outcome, runSteps } from "./run-steps";
import { atOnce, steps } from "./steps";

const maxLinesShown = 60;

function report({ name, hasPassed, output, durationMs }: Outcome): void {
  const seconds = `${(durationMs / 1000).toFixed(1)} s`.padStart(7);
  process.stdout.write(`${hasPassed ? "ok  " : "FAIL"} ${seconds}  ${name}\n`);
  if (hasPassed) return;
  const lines = output.trimEnd().split("\n");
  const hidden = lines.length - maxLinesShown;
  process.stdout.write(`${lines.slice(0, maxLinesShown).join("\n")}\n`);
  if (hidden > 0) process.stdout.write(`… ${hidden} more lines\n`);
}

const outcomes = await runSteps(steps, { atOnce, directory: projectRoot, onDone: report });
const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
process.stdout.write(
  failed.length === 0
    ? `\nAll ${outcomes.length} checks hold.\n`
    : `\n${failed.length} of ${outcomes.length} checks failed: ${failed.map(({ name }) => name).join(", ")}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
