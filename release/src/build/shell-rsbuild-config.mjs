import path from "node:path";
import { chunkLoadTimeoutMs, commonConfig, commonRules, stylesOnce } from "./common-config.mjs";

/**
 * The shell is built without a federation plugin: it hands its modules to the areas' containers itself
 * (docs/decisions/0001-federation-containers.md).
 *
 * @param {import("./build-order").ShellOrder} order
 * @returns {import("@rsbuild/core").RsbuildConfig}
 */
export function shellRsbuildConfig({ folder, distFolder }) {
  return {
    ...commonConfig({ name: "shell", distFolder }),
    source: { entry: { shell: path.join(folder, "src/main.ts") } },
    tools: {
      htmlPlugin: false,
      rspack: {
        module: { rules: commonRules },
        optimization: stylesOnce,
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
