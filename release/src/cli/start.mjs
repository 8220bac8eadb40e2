// Where `pnpm release` begins. Compiled, because a roll-back should not wait until a loader has found hundreds of modules.
import { fileURLToPath } from "node:url";
import { importProgram } from "./program/import-program.mjs";

await importProgram(fileURLToPath(new URL("main.ts", import.meta.url)));
