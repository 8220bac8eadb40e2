import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AreaExamples } from "@mandi/shared/area/define-examples";

/** Where the examples of a package are, below its folder. */
export const examplesFile = "src/testing/examples.ts";

/** The examples of a package by its folder. An area that has none yet makes no calls that could be answered. */
export async function loadExamples(folder: string): Promise<AreaExamples> {
  const file = join(folder, examplesFile);
  if (!existsSync(file)) return { makeExamples: () => [], addresses: {} };
  const { makeExamples, addresses }: Partial<AreaExamples> = await import(pathToFileURL(file).href);
  if (typeof makeExamples !== "function") throw new Error(`${folder}/${examplesFile} exports no makeExamples.`);
  return { makeExamples, addresses: addresses ?? {} };
}
