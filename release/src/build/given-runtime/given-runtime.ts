import { givenRuntimeName } from "@mandi/shared/contract/release/given-runtime";

/** Replaces Module Federation's runtime in an area's build: the shell has it already and provides it to every area. */
const given: unknown = Reflect.get(globalThis, givenRuntimeName);
if (!given) throw new Error("The shell provides no federation runtime: it is older than this area");

// biome-ignore lint/style/noDefaultExport: the code that the plugin generates imports it so
export default given;
