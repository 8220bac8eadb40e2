import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { identityOf, type ProcessIdentity, sendSignal } from "./process-identity";

/** How a program of the workspace is started. */
export type ProgramOptions = {
  readonly checkout: string;
  /** The TypeScript file, relative to the checkout. */
  readonly file: string;
  readonly parameters?: readonly string[];
  /** It also imports TypeScript files by path, so it runs with a TypeScript loader and starts slowly. */
  readonly loadsSources?: true;
  readonly environment?: Readonly<Record<string, string>>;
  /** Settings will follow (`tell`): the program loads its code and waits for them. */
  readonly isHeld?: boolean;
  /** Receives every line of standard output and standard error. */
  readonly onLine: (line: string) => void;
};

/** How a program ended. */
export type ProgramEnd = { readonly isClean: boolean; readonly words: string };

/** A running program. */
export type Program = {
  readonly identity: ProcessIdentity | undefined;
  readonly ended: Promise<ProgramEnd>;
  /** Gives a held program the settings it waits for. */
  readonly tell: (settings: Readonly<Record<string, string>>) => void;
  /** Asks the program to stop and kills it if it does not. */
  readonly stop: (withinMs: number) => Promise<void>;
  /** The last lines it wrote. */
  readonly lastLines: () => readonly string[];
};

/** A program did not end well; the message holds its last lines, which say more than a stack of this process. */
export class ProgramFailed extends Error {
  override readonly name = "ProgramFailed";
}

const KEPT_LINES = 40;

function forEachLine(stream: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(line.trimEnd());
  });
  stream.on("end", () => {
    if (rest !== "") hear(rest);
  });
}

function describeEnd(child: ChildProcess, error: Error | undefined): ProgramEnd {
  if (error !== undefined) return { isClean: false, words: error.message };
  if (child.signalCode !== null) return { isClean: false, words: `killed by ${child.signalCode}` };
  return { isClean: child.exitCode === 0, words: `exit ${child.exitCode}` };
}

/**
 * Starts a TypeScript program in its own process group, so that Ctrl-C reaches only the launcher, which stops everything in
 * order. The program exits by itself, with its children, when the launcher is killed.
 */
export function startProgram(options: ProgramOptions): Program {
  const { checkout } = options;
  const guard = join(checkout, "launch", "src", "process", "leave-with-parent.mjs");
  const tsx = createRequire(join(checkout, "launch", "package.json")).resolve("tsx");
  const loaders = [...(options.loadsSources ? [tsx] : []), guard];
  const command = [
    ...loaders.flatMap((file) => ["--import", pathToFileURL(file).href]),
    ...(options.loadsSources ? [] : [join(checkout, "release/src/cli/program/run-program.mjs")]),
    join(checkout, options.file),
    ...(options.parameters ?? []),
  ];
  const child = spawn(process.execPath, command, {
    cwd: checkout,
    env: { ...process.env, ...options.environment, ...(options.isHeld && { SETTINGS_FOLLOW: "1" }) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
  });
  const kept: string[] = [];
  const hear = (line: string) => {
    kept.push(line);
    if (kept.length > KEPT_LINES) kept.shift();
    options.onLine(line);
  };
  const { stdout, stderr } = child;
  if (stdout !== null) forEachLine(stdout, hear);
  if (stderr !== null) forEachLine(stderr, hear);
  const ended = new Promise<ProgramEnd>((resolve) => {
    child.once("error", (error) => resolve(describeEnd(child, error)));
    child.once("close", () => resolve(describeEnd(child, undefined)));
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return {
    identity: child.pid === undefined ? undefined : identityOf(child.pid),
    ended,
    // One that has ended meanwhile is not told: `ended` says it.
    tell: (settings) => void (child.connected && child.send(settings, () => undefined)),
    stop: async (withinMs) => {
      if (hasEnded()) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([exit, pause(withinMs, undefined, { ref: false })]);
      // The whole group, including what the program itself has started.
      if (child.pid !== undefined) sendSignal(-child.pid, "SIGKILL");
      if (!hasEnded()) await exit;
    },
    lastLines: () => kept,
  };
}

/** Runs a program to its end. @throws ProgramFailed */
export async function runProgram(options: ProgramOptions, whileRunning?: (program: Program) => void): Promise<void> {
  const program = startProgram(options);
  whileRunning?.(program);
  const end = await program.ended;
  if (!end.isClean)
    throw new ProgramFailed(`${options.file} failed (${end.words}).\n${program.lastLines().join("\n")}`);
}
