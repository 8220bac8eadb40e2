import { hostModules } from "@mandi/shared/contract/host-modules";
import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/runtime-tools/runtime";
import * as runtimeCore from "@module-federation/runtime-tools/runtime-core";
import { hostScope } from "./host-scope";
import { hostVersions } from "./host-versions";

// Areas are built without the federation runtime's core and take it from here: 17 kB less per area (measured).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The entry script of an area is given up after this time; what the user sees before is the loader's business. */
const scriptTimeoutMs = 120_000;

/** Hash of each entry that may be loaded, by path. An entry without one is not loaded at all: integrity fails closed. */
const entryIntegrity = new Map<string, string>();

/** The runtime's own script element sets no integrity and gives up after 20 s whatever the network (measured). */
const guard: ModuleFederationRuntimePlugin = {
  name: "mandi-guard",
  createScript({ url }) {
    const { pathname } = new URL(url, location.href);
    const integrity = entryIntegrity.get(pathname);
    if (!integrity) throw new Error(`No hash is known for ${pathname}`);
    const script = document.createElement("script");
    script.src = url;
    script.crossOrigin = "anonymous";
    script.integrity = integrity;
    return { script, timeout: scriptTimeoutMs };
  },
};

const federation = createInstance({
  name: "mandi_shell",
  shareStrategy: "loaded-first",
  remotes: [],
  plugins: [guard],
  shared: Object.fromEntries(
    hostModules.map((name) => [
      name,
      {
        version: hostVersions[name],
        lib: () => hostScope[name],
        shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
      },
    ]),
  ),
});

export interface ContainerAddress {
  /** Global name of the container. */
  readonly container: string;
  readonly url: string;
  readonly integrity: string;
  /** 0 at the first try. A later try needs another address: a hung request blocks its own address (measured). */
  readonly attempt: number;
}

/** Loads the exposed module of one version of an area. Rejects with whatever the runtime throws. */
export async function loadContainer({ container, url, integrity, attempt }: ContainerAddress): Promise<unknown> {
  entryIntegrity.set(new URL(url, location.href).pathname, integrity);
  if (attempt > 0) forget(container);
  const entry = attempt > 0 ? `${url}?r=${attempt}` : url;
  federation.registerRemotes([{ name: container, entry, type: "global", entryGlobalName: container }], {
    force: attempt > 0,
  });
  return federation.loadRemote(`${container}/area`);
}

/** A broken container left on `window` would be taken for the good one at every later try (measured). */
function forget(container: string): void {
  Reflect.deleteProperty(window, container);
}
