import { SourceMap, type SourceMapPayload } from "node:module";

/** A section of a built script and the owner of its source. */
export interface Stretch {
  readonly owner: string;
  readonly text: string;
}

/** The owner of each section of a built script, in order, from the source map. */
export function ownersOf(code: string, map: string): Stretch[] {
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  const stretches: { owner: string; text: string }[] = [];
  for (const [row, line] of code.split("\n").entries()) {
    for (const [column, sign] of [...line].entries()) {
      const entry = sources.findEntry(row, column);
      const owner = ownerOf("originalSource" in entry ? entry.originalSource : "");
      const last = stretches.at(-1);
      if (last?.owner === owner) last.text += sign;
      else stretches.push({ owner, text: sign });
    }
  }
  return stretches;
}

/**
 * The name of a package, or the folder of our own code; sections without a source, and the module loader, belong to the
 * compiler.
 */
function ownerOf(source = ""): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library !== undefined) return library;
  const shared = /shared\/src\/([a-z]+)\//.exec(source)?.[1];
  if (shared !== undefined) return `shared/${shared}`;
  const shell = /(?:^|\/)src\/([a-z]+)\//.exec(source)?.[1];
  return shell === undefined ? "the compiler's" : `shell/${shell}`;
}
