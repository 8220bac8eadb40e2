import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AreaExamples } from "@mandi/shared/area/define-examples";

/** The path of the examples in a package's folder. */
export const examplesFile = "src/testing/examples.ts";

/** The examples of the package in a folder; none for an area that has none yet. */
export async function loadExamples(folder: string): Promise<AreaExamples> {
  const file = join(folder, examplesFile);
  if (!existsSync(file)) return { makeExamples: () => [], addresses: {} };
  const { makeExamples, addresses }: Partial<AreaExamples> = await import(pathToFileURL(file).href);
  if (typeof makeExamples !== "function") throw new Error(`${folder}/${examplesFile} exports no makeExamples.`);
  return { makeExamples, addresses: addresses ?? {} };
}
