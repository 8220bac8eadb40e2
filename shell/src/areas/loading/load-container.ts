import type { ShareScope } from "@mandi/shared/contract/release/given-runtime";
import { loadScript } from "./load-script";
import { shareScope } from "./share-scope";

/** What an area's entry script leaves behind: the protocol of federation containers. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

export interface ContainerAddress {
  /** Global name of the container. */
  readonly name: string;
  readonly url: string;
  /** Integrity is mandatory: without a hash nothing is loaded. */
  readonly integrity: string | undefined;
  /** 0 at the first try. A later try needs another address: a hung request blocks its own address (measured). */
  readonly attempt: number;
}

/** The first that came is kept: a hung script that arrives after all must not become a second copy of its area. */
const containers = new Map<string, Container>();
const initialised = new WeakSet<Container>();

/**
 * Tells an area's own loader to begin again: what hangs is given up, and its files are asked for at fresh addresses. Areas
 * whose entry has not run yet have nothing to give up.
 */
export function retryContainer(name: string, attempt: number): void {
  const retry: unknown = Reflect.get(window, `${name}_retry`);
  if (typeof retry === "function") retry(attempt);
}

/**
 * Loads the exposed module of one version of an area: entry script, share scope, module. Two versions of an area have
 * different containers, so both can live in one page.
 *
 * @throws whatever went wrong on the way; `diagnose` finds out what it was.
 */
export async function loadContainer({ name, url, integrity, attempt }: ContainerAddress): Promise<unknown> {
  if (!integrity) throw new Error(`No hash is known for ${url}`);
  const container = containers.get(name) ?? (await fetchContainer(name, url, integrity, attempt));
  if (!initialised.has(container)) {
    await container.init(shareScope);
    initialised.add(container);
  }
  const factory = await container.get("./area");
  return factory();
}

async function fetchContainer(name: string, file: string, integrity: string, attempt: number): Promise<Container> {
  const url = attempt > 0 ? `${file}?r=${attempt}` : file;
  // Garbage of an earlier try must not be taken for the container of this one.
  Reflect.set(window, name, undefined);
  await loadScript(url, integrity);
  const container = containers.get(name) ?? containerOf(name);
  if (!container) throw new Error(`The script ${url} left no container`);
  containers.set(name, container);
  // Its files may have been fetched ahead and lost with the first try, and a lost preload is what its address gives.
  if (attempt > 0) retryContainer(name, attempt);
  return container;
}

function containerOf(name: string): Container | null {
  const value: unknown = Reflect.get(window, name);
  return isContainer(value) ? value : null;
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === "object" &&
    value !== null &&
    "init" in value &&
    typeof value.init === "function" &&
    "get" in value &&
    typeof value.get === "function"
  );
}
