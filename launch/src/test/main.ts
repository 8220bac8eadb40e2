/** `npm test`, after the packages are installed. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findCheckout } from "../checkout";
import { createReporter } from "../start/reporter";
import type { Part, PartOutcome } from "./part";
import { testParts } from "./parts";
import { type RunningPart, runPart } from "./run-part";

const KILL_AFTER_MS = 4_000;

const checkout = findCheckout();
const resultFolder = join(checkout, ".mandi", "test");
const reporter = createReporter(process.stdout);
let running: RunningPart | undefined;
let isInterrupted = false;

function summaryLine({ part, passed, failed, hasSucceeded, durationMs, output }: PartOutcome): string {
  const tests = part.resultFile === undefined ? "" : `${passed} passed, ${failed} failed`;
  const seconds = `${(durationMs / 1000).toFixed(1)} s`.padStart(8);
  const empty = output === "" && !hasSucceeded ? "  (no output)" : "";
  return `${hasSucceeded ? "ok  " : "FAIL"} ${seconds}  ${part.name.padEnd(34)} ${tests}${empty}`.trimEnd();
}

/**
 * `npm test -- api launch` runs the parts and packages whose names contain one of these words; without words, all of them.
 */
function chosenParts(words: readonly string[]): readonly Part[] {
  const chosen = testParts(checkout, resultFolder, words);
  if (chosen.length > 0) return chosen;
  const all = testParts(checkout, resultFolder, []);
  process.stderr.write(`No part has a matching name. There are: ${all.map(({ name }) => name).join(" · ")}\n`);
  process.exit(2);
}

async function run(part: Part): Promise<PartOutcome> {
  const step = reporter.begin(part.name);
  const begun = runPart(part, checkout);
  running = begun;
  const outcome = await begun.outcome;
  running = undefined;
  step.done();
  if (!outcome.hasSucceeded) reporter.say(`\n${outcome.output.trimEnd()}\n\nFAIL ${part.name}\n`);
  return outcome;
}

async function runAll(): Promise<readonly PartOutcome[]> {
  const outcomes: PartOutcome[] = [];
  for (const part of chosenParts(process.argv.slice(2))) {
    if (isInterrupted) break;
    outcomes.push(await run(part));
  }
  return outcomes;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    running?.kill();
    setTimeout(() => process.exit(130), KILL_AFTER_MS).unref();
  });
}
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

mkdirSync(resultFolder, { recursive: true });
const began = performance.now();
const outcomes = await runAll();
reporter.close();
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
process.stdout.write(`\n${outcomes.map(summaryLine).join("\n")}\n\n`);
process.stdout.write(`${isInterrupted ? "Interrupted" : "Done"} after ${minutes} min; outputs are in .mandi/test\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = isInterrupted ? 130 : failed > 0 ? 1 : 0;
