import type { LoadFailureKind } from "@mandi/shared/contract/release/area-report";
import type { AreaVersion } from "@mandi/shared/contract/release/release-document";

/** The diagnosis must not keep the user waiting longer than the failure did. */
const probeTimeoutMs = 2500;

/** The documents fix what a lost chunk says. */
export const chunkLost = "Loading chunk failed";

/** What a failed load was, and the words for the report. */
export interface Diagnosis {
  readonly kind: LoadFailureKind;
  readonly message: string;
}

/**
 * Finds out why a version did not load. 404, HTML, a truncated file and a script that throws all look the same to the
 * federation runtime (measured), so the entry is asked for once more and looked at.
 *
 * @param patienceMs what is left of the time after which the user has to be told
 */
export async function diagnose(version: AreaVersion, error: unknown, patienceMs = probeTimeoutMs): Promise<Diagnosis> {
  const message = error instanceof Error ? error.message : String(error);
  if (isChunkError(error)) return { kind: "chunk", message: chunkLost };
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), Math.min(patienceMs, probeTimeoutMs));
  try {
    const answer = await fetch(version.base + version.entry, { cache: "no-store", signal: aborter.signal });
    if (!answer.ok) return { kind: "http", message: `${message}: status ${answer.status}` };
    const type = answer.headers.get("Content-Type") ?? "";
    if (!isScript(type)) return { kind: "http", message: `${message}: it is "${type}" and no script` };
    const isWhole = (await sha384(await answer.arrayBuffer())) === version.integrity[version.entry];
    return { kind: isWhole ? "evaluation" : "integrity", message };
  } catch {
    // By our own timer and not by the error's name: a body that is given up half way rejects with another name than a
    // request that is (measured in Chromium), and a slow drip was then told as a lost network.
    return { kind: aborter.signal.aborted ? "timeout" : "network", message };
  } finally {
    clearTimeout(timer);
  }
}

/** Types that a browser runs as a script; anything else it refuses, because the server forbids guessing. */
function isScript(type: string): boolean {
  return /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type);
}

/** Chunk errors of rspack and of the browsers, by their wording; there is nothing else to tell them by. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && /chunk [\w-]+ failed|ChunkLoadError|CSS chunk/i.test(`${error.name} ${error.message}`)
  );
}

/** Whether a file of a version came, but is not what was published. */
export async function isDamaged({ base, integrity }: AreaVersion, file: string): Promise<boolean> {
  try {
    const answer = await fetch(base + file, { cache: "no-store", signal: AbortSignal.timeout(probeTimeoutMs) });
    return answer.ok && (await sha384(await answer.arrayBuffer())) !== integrity[file];
  } catch {
    return false; // Lost on the way, which says nothing of the file.
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
