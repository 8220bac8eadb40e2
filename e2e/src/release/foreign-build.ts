import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";

/** The folders of areas built with other tools. */
export const foreignSources = (tool: string) => join(findCheckout(), "e2e/foreign", tool);

/**
 * Builds an area with a team's own tools, with plain Node, into a folder. Built once for the same sources, packages and
 * parameters; cached in `.cache/foreign`.
 */
export function buildForeign(tool: string, dist: string, ...parameters: readonly string[]): void {
  const kept = join(findCheckout(), ".cache/foreign", `${tool}-${hashOf(tool, parameters)}`);
  if (!existsSync(kept)) {
    const making = `${kept}.${process.pid}`;
    const command = [join(foreignSources(tool), "build.mjs"), making, ...parameters];
    // Vite's federation plugin does nothing under NODE_ENV=test, so it is unset for this build.
    const { NODE_ENV: _, JEST_WORKER_ID: __, ...env } = process.env;
    mkdirSync(join(findCheckout(), ".cache/foreign"), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: foreignSources(tool),
      encoding: "utf8",
      env,
    });
    expect([status, stderr]).toEqual([0, ""]);
    renameSync(making, kept);
  }
  cpSync(kept, dist, { recursive: true });
}

function hashOf(tool: string, parameters: readonly string[]): string {
  const folder = foreignSources(tool);
  const own = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash("sha256").update(JSON.stringify(parameters));
  for (const file of [...own.sort(), join(findCheckout(), "pnpm-lock.yaml")])
    hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 16);
}
