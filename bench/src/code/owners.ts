import { SourceMap, type SourceMapPayload } from "node:module";

/** A stretch of a built script and whose source it comes from. */
export interface Stretch {
  readonly owner: string;
  readonly text: string;
}

/** Whose each stretch of a built script is, in order, by the compiler's map of sources. */
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

/** A package by its name, our own code by its folder; what no source stands for, and the loader of files, is the compiler's. */
function ownerOf(source = ""): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library !== undefined) return library;
  const shared = /shared\/src\/([a-z]+)\//.exec(source)?.[1];
  if (shared !== undefined) return `shared/${shared}`;
  const shell = /(?:^|\/)src\/([a-z]+)\//.exec(source)?.[1];
  return shell === undefined ? "the compiler's" : `shell/${shell}`;
}
