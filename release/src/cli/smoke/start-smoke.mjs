// Where the process of a smoke begins; see smoke-apart.ts.
import { register } from "tsx/esm/api";

register();
await import("./smoke-program.ts");
