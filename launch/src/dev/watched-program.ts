import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { waitUntil } from "../process/wait-until";

export type WatchedProgram = {
  readonly checkout: string;
  /** The TypeScript file, relative to the checkout. */
  readonly file: string;
  readonly parameters?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Answers 200 as soon as the program can be used. */
  readonly readyUrl: string;
};

const readyWithin = { withinMs: 60_000, everyMs: 100 };

/** Starts a program from source, restarts it whenever a file it reads changes, and waits until it is ready. */
export async function startWatched(
  { checkout, file, parameters = [], environment, readyUrl }: WatchedProgram,
  onChild: (child: ChildProcess) => void,
): Promise<void> {
  const tsx = createRequire(join(checkout, "launch/package.json")).resolve("tsx/cli");
  const child = spawn(process.execPath, [tsx, "watch", "--clear-screen=false", file, ...parameters], {
    cwd: checkout,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  onChild(child);
  const isReady = () =>
    fetch(readyUrl).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  if ((await waitUntil(isReady, readyWithin)) === undefined) {
    throw new Error(`${file} was not ready within ${readyWithin.withinMs / 1000} s.`);
  }
}
