// A team's own build with Rsbuild and Module Federation 2, its runtime included. Writes the output to the given folder.
import { fileURLToPath } from "node:url";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { createRsbuild } from "@rsbuild/core";

const [folder, integrity = "sha384"] = process.argv.slice(2);
const container = "mill_rsbuild_1";
const rsbuild = await createRsbuild({
  cwd: fileURLToPath(new URL(".", import.meta.url)),
  config: {
    logLevel: "error",
    mode: "production",
    source: { entry: { area: "./src/area.js" } },
    splitChunks: false,
    output: { distPath: { root: folder }, assetPrefix: "auto", cleanDistPath: true },
    security: { sri: { enable: integrity !== "none" } },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.entry = {};
        config.output = { ...config.output, uniqueName: container, crossOriginLoading: "anonymous" };
        config.plugins = [
          ...(config.plugins ?? []),
          new ModuleFederationPlugin({
            name: container,
            filename: "remoteEntry.js",
            library: { type: "var", name: container },
            exposes: { "./area": "./src/area.js" },
            shared: { react: { import: false, singleton: true, strictVersion: true, requiredVersion: "^19.0.0" } },
            manifest: true,
            dts: false,
          }),
        ];
        return config;
      },
    },
  },
});
const { close } = await rsbuild.build();
await close();
