import type { Rspack } from "@rsbuild/core";

/** What the compiler's process has to build: plain data, because it crosses a process border. */
export interface AreaOrder {
  readonly kind: "area";
  readonly area: string;
  readonly folder: string;
  readonly distFolder: string;
  /** Global name of the container, different for every build. */
  readonly container: string;
  /** Name of the chunk of the exposed module, by which its files are found. */
  readonly exposedChunk: string;
  /** Range of each host module. */
  readonly ranges: Readonly<Record<string, string>>;
  /** Name of the container's file, where its content hash must not be in it (from source). */
  readonly entryFile?: string;
  /** The package with the shared code, by the name that the area imports it by; `@mandi/shared` by default. */
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

/** The compiler's account of a build, as far as it is read. */
export type BuildAccount = Pick<Rspack.StatsCompilation, "namedChunkGroups" | "entrypoints">;
