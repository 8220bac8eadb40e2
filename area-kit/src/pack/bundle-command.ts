import path from "node:path";
import { build } from "esbuild";
import { checkout } from "../contract/contract-types";
import { librariesOutside } from "./libraries-outside";

/** The build's folder in the kit: the same path as here, so that its files find each other and the kit. */
export const buildFolder = "release/src/build";

/**
 * Bundles the command and the runtime that every area contains into the kit: one file each, with our code and without
 * libraries.
 */
export async function bundleCommand(stage: string): Promise<void> {
  const common = { bundle: true, format: "esm", target: "node20", logLevel: "silent", legalComments: "none" } as const;
  await build({
    ...common,
    entryPoints: [path.join(checkout, "area-kit/src/command/main.ts")],
    outfile: path.join(stage, buildFolder, "mandi-area.mjs"),
    platform: "node",
    banner: { js: "#!/usr/bin/env node" },
    plugins: [librariesOutside],
  });
  await build({
    ...common,
    entryPoints: [path.join(checkout, buildFolder, "given-runtime/given-runtime.ts")],
    outfile: path.join(stage, buildFolder, "given-runtime/given-runtime.js"),
    platform: "browser",
  });
}
