import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { builtManifest } from "../release-order";
import { type DevBuild, devOrigin } from "./dev-origin";

/** Several files are often saved at once. */
const settleMs = 150;

/**
 * `mandi-area dev --against URL`: the product at URL with this area from source. Every change builds the area as it will ship; the page shows it
 * when it is loaded again.
 */
export async function dev(folder: string, parameters: readonly string[]): Promise<never> {
  const options = { against: { type: "string" }, port: { type: "string", default: "3100" } } as const;
  const { values } = parseArgs({ args: [...parameters], options });
  const against = values.against ?? process.env["PRODUCT_URL"];
  if (!against || !URL.canParse(against))
    throw new Error("Against which product? mandi-area dev --against https://staging.example");
  const product = new URL(against).origin;
  const builds = new Map<string, DevBuild>();
  const place = path.join(folder, "node_modules/.cache/mandi-area/dev");
  await rm(place, { recursive: true, force: true });
  await takeBuild(folder, place, builds);

  const server = devOrigin(product, builds).listen(Number(values.port), "localhost");
  await once(server, "listening");
  const { routes } = await builtManifest(folder);
  say(`http://localhost:${values.port}${routes[0]?.path ?? "/"}   this area from source, the rest from ${product}`);
  return onChange(folder, async () => {
    if (await takeBuild(folder, place, builds)) say("Built: load the page again to see it");
  });
}

/** Builds in a process of its own, so that a changed area.config.ts is read again, and keeps its output out of the way of the next build. False when it failed. */
async function takeBuild(folder: string, place: string, builds: Map<string, DevBuild>): Promise<boolean> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", "build"], { cwd: folder, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) return false;
  const manifest = await builtManifest(folder);
  const kept = path.join(place, manifest.version);
  await cp(path.join(folder, "dist"), kept, { recursive: true });
  builds.delete(manifest.version); // The newest is the last, also when a change was undone.
  builds.set(manifest.version, { manifest, folder: kept });
  return true;
}

/** Calls after changes, never twice at a time; ends with the process. */
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
