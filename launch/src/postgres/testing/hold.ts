import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findCheckout } from "../../checkout";
import { isRecord, numberField, textField } from "../../process/parse-json";

/** Options of a holder: without a data root it opens a temporary server; with a uid it gives up root first. */
export type HolderOrder = { readonly checkout: string; readonly dataRoot?: string; readonly uid?: number };

/** A server held by a separate process. */
export type HeldServer = { readonly holder: ChildProcess; readonly url: string; readonly pid: number };

const living = new Set<ChildProcess>();

/** Starts a holder that is about to open its server. */
export async function startHolder(order: HolderOrder): Promise<ChildProcess> {
  const checkout = findCheckout();
  const program = join(checkout, "launch", "src", "postgres", "testing", "holder.ts");
  const holder = fork(join(checkout, "release", "src", "cli", "program", "run-program.mjs"), [program], {
    execArgv: [],
    cwd: checkout,
  });
  living.add(holder);
  holder.once("exit", () => living.delete(holder));
  holder.send(order);
  await once(holder, "message");
  return holder;
}

/** Opens a server in its own process. */
export async function hold(order: HolderOrder): Promise<HeldServer> {
  const holder = await startHolder(order);
  const [message]: unknown[] = await once(holder, "message");
  const answer = isRecord(message) ? message : {};
  const url = textField(answer, "url");
  const pid = numberField(answer, "pid");
  if (url === undefined || pid === undefined) throw new Error(`The holder failed: ${textField(answer, "words")}`);
  return { holder, url, pid };
}

/** Lets the holder stop its server and end. */
export async function letGo(server: HeldServer): Promise<void> {
  const ended = once(server.holder, "exit");
  server.holder.send("stop");
  await ended;
}

/** Kills the holder with SIGKILL. */
export async function killHolder(holder: ChildProcess): Promise<void> {
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
}

/** Ends the holders that a failed test left behind, and the servers with them. */
export async function endAllHolders(): Promise<void> {
  for (const holder of living) {
    const ended = once(holder, "exit");
    holder.send("stop");
    await Promise.race([ended, pause(5_000, undefined, { ref: false })]);
    holder.kill("SIGKILL");
  }
}
