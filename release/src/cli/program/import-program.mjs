import { pathToFileURL } from "node:url";
import { compiledProgram } from "./compiled-program.mjs";

/** Error codes of a write in a read-only checkout. */
const onlyRead = new Set(["EACCES", "EPERM", "EROFS"]);

/**
 * Runs a TypeScript program of the workspace in this process, compiled, or through a TypeScript loader where nothing can be
 * written.
 *
 * @param {string} entry
 */
export async function importProgram(entry) {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(await fileToRun(entry)).href);
}

/** @param {string} entry */
async function fileToRun(entry) {
  try {
    return await compiledProgram(entry);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!onlyRead.has(code)) throw error;
    const { register } = await import("tsx/esm/api");
    register();
    return entry;
  }
}
