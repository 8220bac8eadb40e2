import { shell } from "@mandi/shared/messages/shell";

/**
 * The error page's message for an error. A chunk that did not load has a message of its own, whichever code tried to load
 * it.
 */
export function errorMessage(error: unknown): string {
  if (isChunkError(error)) return shell.chunkFailed;
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "statusText" in error) return String(error.statusText);
  return String(error);
}

/** The bundler's own error, and the browser's for a module script. */
function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "ChunkLoadError" || /^Loading (?:CSS )?chunk|dynamically imported module/i.test(error.message);
}
