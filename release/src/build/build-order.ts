import type { Rspack } from "@rsbuild/core";

/** What the compiler's process is to build: plain data, because it is passed to another process. */
export interface AreaOrder {
  readonly kind: "area";
  readonly area: string;
  readonly folder: string;
  readonly distFolder: string;
  /** Global name of the container, different for every build. */
  readonly container: string;
  /** Chunk name of the exposed module; its files are looked up by it. */
  readonly exposedChunk: string;
  /** Range of each host module. */
  readonly ranges: Readonly<Record<string, string>>;
  /** Name of the container's file where it must not contain a content hash (built from source). */
  readonly entryFile?: string;
  /** The package with the shared code, under the name by which the area imports it; `@mandi/shared` by default. */
  readonly sharedPackage?: string;
  /** Where the federation plugin finds the runtime; in this workspace by default. */
  readonly implementation?: string;
}

export interface ShellOrder {
  readonly kind: "shell";
  readonly folder: string;
  readonly distFolder: string;
}

export type BuildOrder = AreaOrder | ShellOrder;

/** The shell's entries (`shell-rsbuild-config.mjs`) in the order in which a page runs them. */
export const shellEntries = ["first", "shell"];

/** The parts of the compiler's build statistics that are used here. */
export type BuildAccount = Pick<Rspack.StatsCompilation, "namedChunkGroups" | "entrypoints">;
