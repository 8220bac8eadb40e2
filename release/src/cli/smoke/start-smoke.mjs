// Where the process of a smoke begins; see smoke-apart.ts.
import { fileURLToPath } from "node:url";
import { importProgram } from "../program/import-program.mjs";

await importProgram(fileURLToPath(new URL("smoke-program.ts", import.meta.url)));
