import path from "node:path";
import { fileURLToPath } from "node:url";
import { chunkLoadTimeoutMs, commonConfig, commonRules, stylesOnce } from "./common-config.mjs";
import { leftOutOfTheRouter } from "./left-out-of-the-router.mjs";
import { smallerPackages } from "./smaller-packages.mjs";

const smallerRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/,
  use: [
    {
      loader: fileURLToPath(new URL("./leave-out-loader.mjs", import.meta.url)),
      options: { bodies: leftOutOfTheRouter },
    },
  ],
};

/**
 * The shell is built without a federation plugin: no area is known at build time, and the shell itself passes its modules
 * and the runtime to the areas' containers (docs/decisions/0066-federation-2.md).
 *
 * @param {import("./build-order").ShellOrder} order
 * @returns {import("@rsbuild/core").RsbuildConfig}
 */
export function shellRsbuildConfig({ folder, distFolder }) {
  return {
    ...commonConfig({ name: "shell", distFolder }),
    source: { entry: { shell: path.join(folder, "src/main.ts") } },
    resolve: { alias: smallerPackages() },
    tools: {
      htmlPlugin: false,
      rspack: {
        module: { rules: [...commonRules, smallerRouter] },
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
