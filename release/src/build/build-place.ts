import path from "node:path";
import { inputHash } from "./input-hash";
import { folderOf, workspaceRoot } from "./workspace";

/** Where an area is built, and what with: this workspace, or a repository of its own that has the kit (`area-kit`). */
export interface BuildPlace {
  /** The area's package. */
  readonly folder: string;
  /** The package that brings along the host's modules in the versions that the area meets. */
  readonly hostFolder: string;
  /** Name of the package with the shared code, of which the host provides session and http. */
  readonly sharedPackage: string;
  /** Source that may use only what the shell shares of the router. */
  readonly sources: readonly string[];
  /** Where the federation plugin finds the runtime that goes into the area. */
  readonly implementation: string;
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
    inputs: () => inputHash(packageFolder),
  };
}
