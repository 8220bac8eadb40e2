/** `npm start`: everything from a fresh clone to the running product. */
import { handOver, prepare } from "./bootstrap.mjs";

await prepare();
await handOver("./src/start/main.ts");
