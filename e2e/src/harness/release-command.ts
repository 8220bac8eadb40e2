import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findCheckout } from "@mandi/launch/checkout";
import { currentPlace } from "./place";

/** The store of the product under test: next to it, or set explicitly when the product runs elsewhere. */
export const releaseStore = () => process.env["MANDI_E2E_STORE"] ?? join(currentPlace().directory, "release");

/** The result of a command of the release plane. */
interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs `pnpm release` on the store of the product under test, and returns its result. */
export async function tryRelease(...parameters: readonly string[]): Promise<Ended> {
  const program = join(findCheckout(), "release/src/cli/start.mjs");
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: findCheckout(),
    env: { ...process.env, RELEASE_STORE: releaseStore(), RELEASE_BY: "journey" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: Number(code), output: output + complaints };
}

/** Runs `pnpm release` and expects it to succeed. */
export async function release(...parameters: readonly string[]): Promise<string> {
  const { code, output } = await tryRelease(...parameters);
  if (code !== 0) throw new Error(`release ${parameters.join(" ")} ended with ${code}:\n${output}`);
  return output;
}
