import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** The emulator that answers with the newest examples. */
export interface RunningEmulator {
  /** Where it is; waits for one that is starting. Rejects when the examples cannot be loaded: the terminal has said why. */
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
  url.catch(() => undefined); // Whoever asks for it hears of it; nobody may ask before the next one.
  return { child, url };
}
