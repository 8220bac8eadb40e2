import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { BuildPlace } from "@mandi/release/public/build-place";
import { inputHashAlone } from "@mandi/release/public/input-hash";

/** The kit's command is in the same folder as the other files of the build (`bundle-command.ts`). */
const givenRuntime = fileURLToPath(new URL("./given-runtime/given-runtime.js", import.meta.url));

/** The names by which the federation plugin imports its runtime. */
const runtimePackages = ["@module-federation/runtime", "@module-federation/webpack-bundler-runtime"];

/** An area in its own repository, with the kit as the only package of the product. */
export async function standalonePlace(folder: string): Promise<BuildPlace> {
  return {
    folder,
    hostFolder: folder,
    sharedPackage: "@mandi/area-kit",
    sources: [path.join(folder, "src")],
    implementation: await implementationIn(path.join(folder, "node_modules/.cache/mandi-area")),
    loadModule: (file) => import(pathToFileURL(file).href),
    inputs: () => inputHashAlone(folder),
  };
}

/**
 * A published package cannot contain a folder of packages, so the runtime that the shell provides is written under the
 * plugin's names at each build.
 */
async function implementationIn(cache: string): Promise<string> {
  for (const name of runtimePackages) {
    const place = path.join(cache, "node_modules", name);
    await mkdir(place, { recursive: true });
    await cp(givenRuntime, path.join(place, "given-runtime.js"));
    const manifest = {
      name,
      type: "module",
      exports: { ".": "./given-runtime.js", "./bundler": "./given-runtime.js" },
    };
    await writeFile(path.join(place, "package.json"), JSON.stringify(manifest));
  }
  return cache;
}
