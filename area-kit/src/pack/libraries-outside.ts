import type { Plugin } from "esbuild";

/** Our code is bundled; libraries stay packages that the kit depends on. */
export const librariesOutside: Plugin = {
  name: "libraries stay outside",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name }) => (name.startsWith("@mandi/") ? undefined : { external: true })),
};
