import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { sendSignal } from "../process/process-identity";
import { countJestFile } from "./jest-result";
import type { Part, PartOutcome } from "./part";

/** A running part. */
export type RunningPart = { readonly outcome: Promise<PartOutcome>; readonly kill: () => void };

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) sendSignal(-child.pid, signal);
}

function conclude(part: Part, exitCode: number | null, began: number, output: string): PartOutcome {
  const counted = part.resultFile === undefined ? { passed: 0, failed: 0 } : countJestFile(part.resultFile);
  const hasSucceeded = exitCode === 0 && counted !== undefined && counted.failed === 0;
  const failed = Math.max(counted?.failed ?? 0, hasSucceeded ? 0 : 1);
  return { part, passed: counted?.passed ?? 0, failed, hasSucceeded, durationMs: performance.now() - began, output };
}

/** Runs a part in a process group of its own and removes what remains of the group when it is over. */
export function runPart(part: Part, checkout: string): RunningPart {
  const began = performance.now();
  if (part.resultFile !== undefined) rmSync(part.resultFile, { force: true });
  const child = spawn(process.execPath, part.command, {
    cwd: checkout,
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const limit = setTimeout(() => {
    output += `\nThis part did not end within ${part.withinMs / 60_000} minutes and was stopped.\n`;
    killGroup(child, "SIGKILL");
  }, part.withinMs);
  const outcome = new Promise<PartOutcome>((resolve) => {
    child.once("error", (error) => {
      clearTimeout(limit);
      resolve(conclude(part, null, began, `${output}\n${error.message}`));
    });
    // What the part left running would keep its output open, and the end of the run waiting.
    child.once("exit", () => killGroup(child, "SIGKILL"));
    child.once("close", (code) => {
      clearTimeout(limit);
      resolve(conclude(part, code, began, output));
    });
  });
  return { outcome, kill: () => killGroup(child, "SIGTERM") };
}
