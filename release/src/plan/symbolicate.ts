import { SourceMap } from "node:module";
import { isDamage } from "../store/manifest-sums";
import type { ReleaseStore } from "../store/release-store";

const frame =
  /^(?<name>[^@]*)@(?:areas\/(?<area>[^/]+)|shell)\/(?<version>[0-9a-f]{16})\/(?<file>.+):(?<line>\d+):(?<column>\d+)$/;

/**
 * The frames of a stack with the names and lines of the sources: `total, remote-seller/src/prices/total.ts:12:3`. Uses the
 * maps that were kept when the version was published; a frame without one stays as it is.
 *
 * @param sees whose maps may be read: they hold the sources
 */
export async function symbolicate(
  store: ReleaseStore,
  stack: string,
  sees: (unit: string) => boolean,
): Promise<string[]> {
  const maps = new Map<string, Promise<SourceMap | null>>();
  return Promise.all(stack.split("\n").filter(Boolean).map(inSources));

  async function inSources(text: string): Promise<string> {
    const { name, area: unit = "shell", version = "", file = "", line, column } = frame.exec(text)?.groups ?? {};
    if (version === "" || !sees(unit)) return text;
    const key = `${unit}/${version}/${file}`;
    const map = maps.get(key) ?? readMap(store, unit, version, file);
    maps.set(key, map);
    const found = (await map)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !("originalSource" in found)) return text;
    const place = `${plainSource(found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    const { name: original = name } = found as { readonly name?: string }; // Node sets it, but its types do not declare it.
    return [original, place].filter(Boolean).join(", ");
  }
}

async function readMap(store: ReleaseStore, unit: string, version: string, file: string): Promise<SourceMap | null> {
  try {
    const payload = JSON.parse(String(await store.readFile(unit, version, `${file}.map`)));
    return new SourceMap(payload);
  } catch (error) {
    if (error instanceof SyntaxError || isDamage(error)) return null;
    throw error;
  }
}

/** `webpack://seller/./src/total.ts` → `src/total.ts`. */
function plainSource(source: string): string {
  return source.replace(/^[a-z-]+:\/\/[^/]*\//, "").replace(/^(?:\.{0,2}\/)+/, "");
}
