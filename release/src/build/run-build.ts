import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { BuildAccount, BuildOrder } from "./build-order";

const compiler = path.join(path.dirname(fileURLToPath(import.meta.url)), "compile.mjs");

/** Runs one production build in its own process. @throws with what the compiler printed when it failed. */
export async function runBuild(order: BuildOrder): Promise<BuildAccount> {
  return runCompiler(compiler, order);
}

/** Passes an order to a compiler program and reads the statistics it prints. @throws with what it printed when it failed. */
export async function runCompiler(program: string, order: object): Promise<BuildAccount> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(JSON.stringify(order));
  const [output, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  if (code !== 0) throw new Error(`The compiler refused:\n${output}${complaints}`);
  // The statistics are the last line; compiler warnings may precede it.
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as BuildAccount;
}
