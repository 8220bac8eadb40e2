import path from "node:path";
import { fileURLToPath } from "node:url";
import { chunkLoadTimeoutMs, commonConfig, commonRules, stylesOnce } from "./common-config.mjs";
import { leftOutOfAxios } from "./left-out-of-axios.mjs";
import { leftOutOfTheRouter } from "./left-out-of-the-router.mjs";
import { inAxios, smallerPackages } from "./smaller-packages.mjs";

const inThisFolder = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {RegExp | string} test @param {ReadonlyMap<string, string>} bodies */
const leavingOut = (test, bodies) => ({
  test,
  use: [{ loader: inThisFolder("./leave-out-loader.mjs"), options: { bodies } }],
});

/** What is left out of packages within their files; `smallerPackages` leaves out whole files. */
const smallerFiles = () => [
  leavingOut(/[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/, leftOutOfTheRouter),
  ...Object.entries(leftOutOfAxios).map(([file, bodies]) => leavingOut(inAxios(file), bodies)),
  { test: /[\\/]axios[\\/]lib[\\/].*\.js$/, use: [inThisFolder("./shaken-utils-loader.mjs")] },
];

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
    source: {
      entry: { first: path.join(folder, "src/boot/first-script.ts"), shell: path.join(folder, "src/main.ts") },
    },
    resolve: { alias: smallerPackages() },
    tools: {
      htmlPlugin: false,
      rspack: {
        module: {
          rules: [...commonRules, ...smallerFiles()],
          // A name that a package, or what stands in for a part of it, does not export: undefined only when it is called.
          parser: { javascript: { exportsPresence: "error" } },
        },
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
