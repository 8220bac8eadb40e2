import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { MakeExamples } from "@mandi/shared/area/define-examples";
import { read } from "@mandi/shared/contract/read";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";

/** Paths in the kit to what an area needs to run alone, relative to the command (`pack/stage-alone.ts`). */
const place = fileURLToPath(new URL("../../../alone", import.meta.url));

export const kitShellFolder = path.join(place, "shell");
export const kitPictures = path.join(place, "pictures");

export async function kitShell(): Promise<ShellManifest> {
  return read(ShellManifest, JSON.parse(await readFile(path.join(kitShellFolder, "shell.json"), "utf8")));
}

export async function kitShellExamples(): Promise<MakeExamples> {
  const module: { makeExamples: MakeExamples } = await import(
    pathToFileURL(path.join(place, "shell-examples.mjs")).href
  );
  return module.makeExamples;
}
