import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** The running emulator with the newest examples. */
export interface RunningEmulator {
  /** Its address; waits for one that is starting. Rejects when the examples cannot be loaded; the terminal shows why. */
  readonly url: () => Promise<string>;
  readonly restart: () => void;
}

/** `mandi-area emulate` for the area in this folder. It ends with this process. */
export function startEmulator(folder: string): RunningEmulator {
  let current = launch(folder);
  return {
    url: () => current.url,
    restart: () => {
      current.child.kill();
      current = launch(folder);
    },
  };
}

function launch(folder: string): { readonly child: ChildProcess; readonly url: Promise<string> } {
  const child = fork(process.argv[1] ?? "", ["emulate"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const url = Promise.race([
    once(child, "message").then(([port]) => `http://127.0.0.1:${port}`),
    once(child, "exit").then(() => {
      throw new Error("The examples could not be loaded; the terminal says why.");
    }),
  ]);
  url.catch(() => undefined); // Callers get the rejection; without callers before the next start, it must not be unhandled.
  return { child, url };
}
