// Where `pnpm release` begins. Plain JavaScript: what is loaded before the TypeScript loader is, is loaded at its own pace,
// and the contract's library is hundreds of small files. A roll-back should not wait for them (0.3 s of 1 s, measured).
import "typebox";
import { register } from "tsx/esm/api";

register();
await import("./main.ts");
