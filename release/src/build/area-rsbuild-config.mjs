// Plain JavaScript on purpose, like every file that runs inside the compiler's process: the federation plugin writes the
// source text of its own functions into the bundle, which would then contain the helpers of a loader that compiles
// TypeScript on the fly.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rsbuild/core";
import { chunkLoadTimeoutMs, commonConfig, commonRules, stylesOnce } from "./common-config.mjs";
import { FreshChunksPlugin } from "./fresh-chunks-plugin.mjs";

/** Name of the shared package in this workspace; it is also the name on the wire, wherever an area is built. */
const own = "@mandi/shared";

/** The package of this file. */
const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The only way an area is built; no area sets federation options itself.
 *
 * @param {import("./build-order").AreaOrder} order
 * @returns {import("@rsbuild/core").RsbuildConfig}
 */
export function areaRsbuildConfig(order) {
  const { area, folder, container, distFolder } = order;
  return {
    ...commonConfig({ name: area, distFolder }),
    source: { entry: { area: path.join(folder, "src/area.tsx") } },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.entry = {}; // The federation plugin adds the only entry: the container.
        config.output = {
          ...config.output,
          uniqueName: container,
          chunkLoadTimeout: chunkLoadTimeoutMs,
          // Without it, the second import of a module that threw returns the half-evaluated module.
          strictModuleErrorHandling: true,
          crossOriginLoading: "anonymous",
        };
        config.module = { ...config.module, rules: [...(config.module?.rules ?? []), ...commonRules] };
        config.optimization = { ...config.optimization, ...stylesOnce };
        config.plugins = [
          ...(config.plugins ?? []),
          // The exposed module is part of the entry: it is small, and a separate file would cost one more request.
          new rspack.EntryPlugin(folder, "./src/area.tsx", { name: container }),
          federation(order),
          new FreshChunksPlugin(container),
        ];
        return config;
      },
    },
  };
}

/** @param {import("./build-order").AreaOrder} order */
function federation({
  container,
  exposedChunk,
  ranges,
  entryFile,
  sharedPackage = own,
  implementation = packageFolder,
}) {
  return new ModuleFederationPlugin({
    name: container,
    filename: entryFile ?? "entry.[contenthash:10].js",
    library: { type: "var", name: container },
    exposes: { "./area": { import: "./src/area.tsx", name: exposedChunk } },
    shared: Object.fromEntries(
      Object.entries(ranges).map(([name, requiredVersion]) => [
        name.replace(own, sharedPackage),
        { shareKey: name, singleton: true, strictVersion: true, requiredVersion, import: false },
      ]),
    ),
    // Resolves the federation runtime to the one that the shell provides (docs/decisions/0066-federation-2.md).
    implementation,
    manifest: true,
    dts: false,
  });
}
