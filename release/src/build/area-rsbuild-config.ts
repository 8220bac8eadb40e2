import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import type { RsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import type { HostRange } from "./host-ranges";

export interface AreaBuild {
  readonly area: string;
  readonly folder: string;
  /** Global name of the container, different for every build. */
  readonly container: string;
  readonly ranges: Readonly<Record<string, HostRange>>;
  readonly distFolder: string;
}

/** Name of the chunk of the exposed module, by which the build finds its files. */
export const exposedChunk = "area";

/** A hung chunk is given up after this time. */
const chunkLoadTimeoutMs = 120_000;

/** Browsers of the last few years; older ones would cost everyone else the bytes. */
export const browsers = ["chrome >= 109", "edge >= 109", "firefox >= 115", "safari >= 16.4"];

/** The one way an area is built. Nobody writes federation options by hand. */
export function areaRsbuildConfig({ area, folder, container, ranges, distFolder }: AreaBuild): RsbuildConfig {
  return {
    plugins: [pluginReact({ fastRefresh: false })],
    // With Rsbuild's own grouping the area would carry a second copy of react-dom, without a warning.
    splitChunks: false,
    source: { entry: { boot: path.join(folder, "src/area.tsx") } },
    output: {
      target: "web",
      distPath: { root: distFolder },
      // Versioned directories move with their base: the address is taken from the entry script's own.
      assetPrefix: "auto",
      cleanDistPath: true,
      filenameHash: "contenthash:10",
      overrideBrowserslist: browsers,
      legalComments: "none",
      dataUriLimit: 1024,
      cssModules: { localIdentName: `${area}-[local]-[hash:base64:5]` },
      sourceMap: { js: "hidden-source-map", css: false },
    },
    performance: { printFileSize: false },
    security: { sri: { enable: true } },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.entry = {};
        config.output = {
          ...config.output,
          uniqueName: container,
          chunkLoadTimeout: chunkLoadTimeoutMs,
          // Without it a module that threw is handed out half evaluated at the second try.
          strictModuleErrorHandling: true,
          crossOriginLoading: "anonymous",
        };
        config.plugins = [...(config.plugins ?? []), federation(container, ranges)];
        return config;
      },
    },
  };
}

function federation(container: string, ranges: Readonly<Record<string, HostRange>>) {
  return new ModuleFederationPlugin({
    name: container,
    filename: "entry.[contenthash:10].js",
    exposes: { "./area": { import: "./src/area.tsx", name: exposedChunk } },
    shared: Object.fromEntries(
      Object.entries(ranges).map(([name, { range }]) => [
        name,
        { singleton: true, strictVersion: true, requiredVersion: range, import: false as const },
      ]),
    ),
    shareStrategy: "loaded-first",
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { target: "web" } },
  });
}
