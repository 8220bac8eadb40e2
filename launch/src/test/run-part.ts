import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { sendSignal } from "../process/process-identity";
import { countJestFile } from "./jest-result";
import type { Part, PartOutcome } from "./part";

/** A running part. */
export type RunningPart = { readonly outcome: Promise<PartOutcome>; readonly kill: () => void };

const OUTPUT_GRACE_MS = 2_000;
const KILL_AFTER_MS = 1_500;

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) sendSignal(-child.pid, signal);
}

/** Jest's warning, despite exit code 0, when tests leave a timer, a server or a program behind. */
const leftBehind = "A worker process has failed to exit gracefully";

function conclude(part: Part, exitCode: number | null, began: number, output: string): PartOutcome {
  const counted = part.resultFile === undefined ? { passed: 0, failed: 0 } : countJestFile(part.resultFile);
  const isClean = !output.includes(leftBehind);
  const hasSucceeded = exitCode === 0 && counted !== undefined && counted.failed === 0 && isClean;
  const failed = Math.max(counted?.failed ?? 0, hasSucceeded ? 0 : 1);
  return { part, passed: counted?.passed ?? 0, failed, hasSucceeded, durationMs: performance.now() - began, output };
}

/** Runs a part in its own process group and removes what remains of the group when it is over. */
export function runPart(part: Part, checkout: string): RunningPart {
  const began = performance.now();
  if (part.resultFile !== undefined) rmSync(part.resultFile, { force: true });
  writeFileSync(part.outputFile, "");
  const child = spawn(process.execPath, part.command, {
    cwd: checkout,
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...part.environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  const hear = (text: string) => {
    output += text;
    appendFileSync(part.outputFile, text);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
  const limit = setTimeout(() => {
    hear(`\nThis part did not end within ${part.withinMs / 60_000} minutes and was stopped.\n`);
    killGroup(child, "SIGKILL");
  }, part.withinMs);
  const outcome = new Promise<PartOutcome>((resolve) => {
    const end = (exitCode: number | null) => {
      clearTimeout(limit);
      resolve(conclude(part, exitCode, began, output));
    };
    child.once("error", (error) => {
      hear(`\n${error.message}\n`);
      end(null);
    });
    child.once("exit", (code) => {
      killGroup(child, "SIGKILL");
      // A process that left the group may keep the output open; the run does not wait for it.
      setTimeout(end, OUTPUT_GRACE_MS, code).unref();
    });
    child.once("close", end);
  });
  const kill = () => {
    killGroup(child, "SIGTERM");
    setTimeout(killGroup, KILL_AFTER_MS, child, "SIGKILL").unref();
  };
  return { outcome, kill };
}
