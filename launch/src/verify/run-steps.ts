import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import type { Step } from "./steps";

/** The outcome of a step. `output` is everything the command printed. */
export interface Outcome {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly output: string;
  readonly durationMs: number;
}

/**
 * Runs all steps, a few at a time, and reports each as it ends. A failure does not stop the others: one run shows every
 * problem.
 */
export async function runSteps(
  steps: readonly Step[],
  { atOnce, directory, onDone }: { atOnce: number; directory: string; onDone: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, directory);
      outcomes.push(outcome);
      onDone(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

function runStep({ name, command: [file, ...parameters] }: Step, directory: string): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const output: string[] = [];
    const end = (hasPassed: boolean): void =>
      resolve({ name, hasPassed, output: output.join(""), durationMs: performance.now() - startedAt });
    const child = spawn(file, parameters, { cwd: directory, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.on("error", (error) => {
      output.push(error.message);
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}
