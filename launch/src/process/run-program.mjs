/**
 * `node run-program.mjs FILE PARAMETER…`: runs a TypeScript program of the workspace as one compiled file, which starts
 * several times faster than a loader that resolves and compiles each of its modules.
 */
import { pathToFileURL } from "node:url";
import { compiledProgram } from "./compiled-program.mjs";

// The program finds its parameters where it would find them without this file.
process.argv.splice(1, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await compiledProgram(process.argv[1] ?? "")).href);
