// Plain JavaScript on purpose, like every file that runs inside the compiler's process.

import { pluginReact } from "@rsbuild/plugin-react";
import { areaRsbuildConfig } from "./area-rsbuild-config.mjs";
import { shellRsbuildConfig } from "./shell-rsbuild-config.mjs";

const pluginsOfShippedBuilds = ["FreshChunksPlugin", "EntryPlugin"];

/**
 * The same unit from source: Fast Refresh, styles in the page, no hashes. Development React and production React do not mix
 * (an area compiled for one fails on the other), so the shell is always built this way when an area is.
 *
 * @param {import("./build-order").BuildOrder} order
 * @param {number} port where the compiler's own server listens; the page requests updates from it directly
 * @param {string} origin of the pages: no other page of the browser may read the source
 * @returns {import("@rsbuild/core").RsbuildConfig}
 */
export function devRsbuildConfig(order, port, origin) {
  const base = order.kind === "area" ? areaRsbuildConfig(order) : shellRsbuildConfig(order);
  return {
    ...base,
    plugins: [pluginReact()],
    security: {},
    dev: {
      assetPrefix: "auto",
      // Compiling on demand uses an address that exists on the compiler's own origin only.
      lazyCompilation: false,
      client: { protocol: "ws", host: "localhost", port, overlay: false },
    },
    server: { port, host: "localhost", strictPort: true, printUrls: false, cors: { origin } },
    output: { ...base.output, filenameHash: false, injectStyles: true, sourceMap: { js: "cheap-module-source-map" } },
    tools: {
      ...base.tools,
      rspack: [
        base.tools?.rspack ?? {},
        (config) => {
          config.plugins = (config.plugins ?? []).filter(
            (plugin) => !pluginsOfShippedBuilds.includes(plugin?.constructor.name ?? ""),
          );
          return config;
        },
      ].flat(),
    },
  };
}
