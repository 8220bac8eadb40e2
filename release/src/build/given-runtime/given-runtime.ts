import { givenRuntimeName } from "@mandi/shared/contract/release/given-runtime";

/** What an area's build puts in place of Module Federation's runtime: the shell has it already and gives it to every area. */
const given: unknown = Reflect.get(globalThis, givenRuntimeName);
if (!given) throw new Error("The shell gives no federation runtime: it is older than this area");

// biome-ignore lint/style/noDefaultExport: the code that the plugin generates imports it so
export default given;
