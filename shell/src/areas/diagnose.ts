import type { LoadFailureKind } from "@mandi/shared/contract/area-report";
import type { AreaVersion } from "@mandi/shared/contract/release-document";

/** The diagnosis must not keep the user waiting longer than the failure did. */
const probeTimeoutMs = 3000;

/**
 * Finds out why a version did not load. 404, HTML, a truncated file and a script that throws all look the same to the
 * federation runtime (measured), so the entry is asked for once more and looked at.
 */
export async function diagnose(version: AreaVersion, error: unknown): Promise<LoadFailureKind> {
  if (isChunkError(error)) return "chunk";
  try {
    const answer = await fetch(version.base + version.entry, {
      cache: "no-store",
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    if (!answer.ok) return "http";
    const bytes = await answer.arrayBuffer();
    return (await sha384(bytes)) === version.integrity[version.entry] ? "evaluation" : "integrity";
  } catch (probeError) {
    return probeError instanceof DOMException && probeError.name === "TimeoutError" ? "timeout" : "network";
  }
}

/** Chunk errors of rspack and of the browsers, by their wording; there is nothing else to tell them by. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && /chunk [\w-]+ failed|ChunkLoadError|CSS chunk/i.test(`${error.name} ${error.message}`)
  );
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
