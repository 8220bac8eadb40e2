import path from "node:path";
import { pluginReact } from "@rsbuild/plugin-react";
import { browsers, chunkLoadTimeoutMs, rulesOfLibraries } from "./common-config.mjs";

/**
 * The shell is built without a federation plugin: it hands its modules to the areas' containers itself
 * (docs/decisions/0001-federation-containers.md).
 *
 * @param {import("./build-order").ShellOrder} order
 * @returns {import("@rsbuild/core").RsbuildConfig}
 */
export function shellRsbuildConfig({ folder, distFolder }) {
  return {
    plugins: [pluginReact({ fastRefresh: false })],
    splitChunks: false,
    source: { entry: { shell: path.join(folder, "src/main.ts") } },
    output: {
      target: "web",
      distPath: { root: distFolder },
      assetPrefix: "auto",
      cleanDistPath: true,
      filenameHash: "contenthash:10",
      overrideBrowserslist: browsers,
      legalComments: "none",
      dataUriLimit: 1024,
      cssModules: { localIdentName: "shell-[local]-[hash:base64:5]" },
      sourceMap: { js: "hidden-source-map", css: false },
    },
    performance: { printFileSize: false },
    security: { sri: { enable: true } },
    tools: {
      htmlPlugin: false,
      rspack: {
        module: { rules: rulesOfLibraries },
        output: {
          uniqueName: "mandi_shell",
          chunkLoadTimeout: chunkLoadTimeoutMs,
          strictModuleErrorHandling: true,
          crossOriginLoading: "anonymous",
        },
      },
    },
  };
}
