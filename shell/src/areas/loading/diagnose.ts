import { readOrNull } from "@mandi/shared/contract/read";
import type { LoadFailureKind } from "@mandi/shared/contract/release/area-report";
import { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { ScriptLost } from "./load-script";
import { patience } from "./patience";

/** The diagnosis must not keep the user waiting longer than the failure did. */
const probeTimeoutMs = () => patience().versionMs / 2;

/** The specification fixes the message for a lost chunk. */
export const chunkLost = "Loading chunk failed";

/** The kind of a failed load, and the message for the report. */
export interface Diagnosis {
  readonly kind: LoadFailureKind;
  readonly message: string;
  /** Only the network failed, as when a connection is reset: another attempt is worthwhile. */
  readonly isTransient: boolean;
}

const diagnoses = new WeakMap<object, Promise<Diagnosis>>();

/**
 * Finds out why a version did not load. 404, HTML, a truncated file and a script that throws all look the same to the
 * federation runtime (measured), so the lost file is requested once more and examined; once for each error.
 *
 * @param patienceMs how long until the user must get a message
 */
export function diagnose(version: AreaVersion, error: Error, patienceMs = probeTimeoutMs()): Promise<Diagnosis> {
  const known = diagnoses.get(error) ?? lookInto(version, error, Math.min(patienceMs, probeTimeoutMs()));
  diagnoses.set(error, known);
  return known;
}

async function lookInto(version: AreaVersion, error: Error, patienceMs: number): Promise<Diagnosis> {
  const { message } = error;
  if (isChunkError(error)) {
    const file = lostFile(version, error);
    const found = file === null ? "gone" : (await probe(version, file, patienceMs)).found;
    return { kind: "chunk", message: chunkLost, isTransient: found === "whole" || found === "nothing" };
  }
  const { found, words } = await probe(version, version.entry, patienceMs);
  const isLost = error instanceof ScriptLost;
  switch (found) {
    case "gone":
      return { kind: "http", message: `${message}: ${words}`, isTransient: false };
    case "changed":
      return { kind: "integrity", message, isTransient: false };
    case "late":
      return { kind: "timeout", message, isTransient: false };
    case "nothing":
      return { kind: "network", message, isTransient: isLost };
    case "whole": // A script that arrived and threw is not lost.
      return { kind: isLost ? "network" : "evaluation", message, isTransient: isLost };
  }
}

interface Probe {
  readonly found: "whole" | "changed" | "gone" | "late" | "nothing";
  readonly status?: number;
  readonly words?: string;
}

async function probe(version: AreaVersion, file: string, patienceMs: number): Promise<Probe> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), patienceMs);
  try {
    const answer = await fetch(version.base + file, { cache: "no-store", signal: aborter.signal });
    const { status } = answer;
    if (!answer.ok) return { found: "gone", status, words: `status ${status}` };
    const type = answer.headers.get("Content-Type") ?? "";
    if (!isCode(type)) return { found: "gone", words: `it is "${type}" and no script` };
    const sum = await sha384(await answer.arrayBuffer());
    return { found: sum === (await hashOf(version, file, aborter.signal)) ? "whole" : "changed" };
  } catch {
    // Decided by our own timer and not by the error's name: aborting a body rejects with another name than aborting a
    // request (measured in Chromium), and a trickling file would be diagnosed as a lost network.
    return { found: aborter.signal.aborted ? "late" : "nothing" };
  } finally {
    clearTimeout(timer);
  }
}

/** Hashes of lazily loaded files are not in the release document: the build put them into the entry and into `area.json`. */
async function hashOf(
  { base, integrity }: AreaVersion,
  file: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const known = integrity[file];
  if (known !== undefined) return known;
  const described: unknown = await (await fetch(`${base}area.json`, { signal })).json();
  return readOrNull(AreaVersion, { ...(typeof described === "object" && described), base })?.integrity[file];
}

/** The file that a chunk error is about; null when the error does not name it or the file was abandoned. */
function lostFile({ base }: AreaVersion, error: Error): string | null {
  if ("type" in error && error.type === "timeout") return null;
  const address = "request" in error ? String(error.request) : /https?:\/\/[^\s"]+/.exec(error.message)?.[0];
  if (address === undefined) return null;
  const { pathname } = new URL(address, location.href);
  return pathname.startsWith(base) ? pathname.slice(base.length) : null;
}

/** Types that a browser accepts as script or style; it refuses others, because the server sends `nosniff`. */
function isCode(type: string): boolean {
  return /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/css)\b/i.test(type);
}

/** Chunk errors of rspack and of the browsers, by their wording; nothing else distinguishes them. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /chunk [\w-]+ failed|ChunkLoadError|CSS chunk|dynamically imported module|module script failed/i.test(
      `${error.name} ${error.message}`,
    )
  );
}

/** Whether a file of a version can no longer be fetched as published: the server never sends a file that was changed. */
export async function isDamaged(version: AreaVersion, file: string): Promise<boolean> {
  const { found, status } = await probe(version, file, probeTimeoutMs());
  return found === "changed" || status === 404; // A network error says nothing about the file.
}

/** SHA-384 of bytes, in the form of the `integrity` attribute. */
export async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
