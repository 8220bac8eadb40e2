/** `npm test`: everything that must hold, from a fresh clone. */
import { handOver, prepare } from "./bootstrap.mjs";

await prepare();
await handOver("./src/test/main.ts");
