import type { Plugin } from "esbuild";

/** Our code goes into the file; libraries are packages that the kit depends on. */
export const librariesOutside: Plugin = {
  name: "libraries stay outside",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name }) => (name.startsWith("@mandi/") ? undefined : { external: true })),
};
