import type { ShareScope } from "@mandi/shared/contract/release/given-runtime";
import { loadScript } from "./load-script";
import { shareScope } from "./share-scope";

/** The global that an area's entry script defines: the protocol of federation containers. */
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
  /** 0 at the first attempt. Later ones need another address: a hanging request blocks its own address (measured). */
  readonly attempt: number;
}

/** The first container is kept: a hanging script that arrives after all must not create a second copy of its area. */
const containers = new Map<string, Container>();
const initialised = new WeakSet<Container>();

/**
 * Makes an area's own loader start afresh: hanging requests are abandoned, and its files are requested at fresh addresses.
 * Areas whose entry has not run yet have nothing to abandon.
 */
export function retryContainer(name: string, attempt: number): void {
  const retry: unknown = Reflect.get(window, `${name}_retry`);
  if (typeof retry === "function") retry(attempt);
}

/**
 * Loads the exposed module of one version of an area: entry script, share scope, module. Two versions of an area have
 * different containers, so both can live in one page.
 *
 * @throws whatever went wrong; `diagnose` finds out what it was.
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
  // Remains of an earlier attempt must not be taken for this one's container.
  Reflect.set(window, name, undefined);
  await loadScript(url, integrity);
  const container = containers.get(name) ?? containerOf(name);
  if (!container) throw new Error(`The script ${url} left no container`);
  containers.set(name, container);
  // Its files may have been preloaded and lost with the first attempt, and that address then keeps returning the lost
  // preload.
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
