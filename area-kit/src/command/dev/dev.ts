import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { startAlone } from "../alone/start-alone";
import { builtManifest } from "../release-order";
import { type DevBuild, devOrigin } from "./dev-origin";
import { readDevRequest } from "./dev-request";

/** Several files are often saved at once. */
const settleMs = 150;

/**
 * `mandi-area dev --against URL`: the product at URL with this area from source; `--alone`: the kit's shell instead, and
 * answers from the area's examples. Every change triggers a production build of the area; reload the page to see it.
 */
export async function dev(folder: string, parameters: readonly string[]): Promise<never> {
  const { port, upstream } = readDevRequest(parameters, process.env);
  const builds = new Map<string, DevBuild>();
  const place = path.join(folder, "node_modules/.cache/mandi-area/dev");
  await rm(place, { recursive: true, force: true });
  await takeBuild(folder, place, builds);

  const behind = upstream.kind === "product" ? upstream : await startAlone(folder, upstream, builds);
  const server = devOrigin(behind.url, builds).listen(port, "localhost");
  await once(server, "listening");
  const { routes } = await builtManifest(folder);
  const rest = upstream.kind === "product" ? `the rest from ${upstream.url}` : "answers from examples";
  say(`http://localhost:${port}${routes[0]?.path ?? "/"}   this area from source, ${rest}`);
  return onChange(folder, async () => {
    if ("restart" in behind) behind.restart();
    if (await takeBuild(folder, place, builds)) say("Built: reload the page to see it");
  });
}

/**
 * Builds in its own process, so that a changed area.config.ts is read again, and moves its output out of the way of the next
 * build. False when it failed.
 */
async function takeBuild(folder: string, place: string, builds: Map<string, DevBuild>): Promise<boolean> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", "build"], { cwd: folder, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) return false;
  const manifest = await builtManifest(folder);
  const kept = path.join(place, manifest.version);
  await cp(path.join(folder, "dist"), kept, { recursive: true });
  builds.delete(manifest.version); // Reinserted, so that the newest is last even when a change was undone.
  builds.set(manifest.version, { manifest, folder: kept });
  return true;
}

/** Calls the function after changes, never twice at a time; ends with the process. */
async function onChange(folder: string, act: () => Promise<void>): Promise<never> {
  let changes = 0;
  let tell: () => void = () => undefined;
  const note = () => {
    changes += 1;
    tell();
  };
  watch(path.join(folder, "src"), { recursive: true }, note);
  watch(path.join(folder, "area.config.ts"), note);
  for (let seen = 0; ; ) {
    if (seen === changes)
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    seen = changes;
    await act();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
