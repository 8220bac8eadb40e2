import path from "node:path";
import type { AreaDefinition } from "@mandi/shared/area/define-area";
import { build } from "esbuild";
import { inputHash } from "./input-hash";
import { folderOf, workspaceRoot } from "./workspace";

/** Where an area is built and with what: this workspace, or the area's own repository with the kit (`area-kit`). */
export interface BuildPlace {
  /** The area's package. */
  readonly folder: string;
  /** The package that depends on the host's modules, in the versions that the area will run with. */
  readonly hostFolder: string;
  /** Name of the package with the shared code, of which the host provides session and http. */
  readonly sharedPackage: string;
  /** Source that may use only the router exports that the shell shares. */
  readonly sources: readonly string[];
  /** Where the federation plugin finds the runtime it puts into the area. */
  readonly implementation: string;
  /** Loads the area's declaration, a TypeScript file, by its path. */
  readonly loadModule: (file: string) => Promise<{ readonly default: AreaDefinition }>;
  /** Hash of all that the build reads. */
  readonly inputs: () => Promise<string>;
}

/** An area of this workspace by its folder, `remote-seller`. */
export function workspacePlace(packageFolder: string): BuildPlace {
  const folder = folderOf(packageFolder);
  return {
    folder,
    hostFolder: folderOf("shell"),
    sharedPackage: "@mandi/shared",
    sources: [path.join(folder, "src"), path.join(workspaceRoot, "shared/src/ui")],
    implementation: folderOf("release"),
    loadModule: compiledModule,
    inputs: () => inputHash(packageFolder),
  };
}

/** Compiled as one: a loader of TypeScript takes as long to start as a quarter of a build. */
async function compiledModule(file: string): Promise<{ readonly default: AreaDefinition }> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    write: false,
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${code}`) as Promise<{ readonly default: AreaDefinition }>;
}
