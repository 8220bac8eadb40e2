import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { createInstance } from "@module-federation/enhanced/runtime";
import { shareScope } from "../areas/loading/share-scope";
import { liveRelease } from "../release/live-release";

const hostName = "mandi_shell";

let host: ReturnType<typeof createInstance> | undefined;

/** The shell as a host of Module Federation's own runtime, with what it shares. One for each document. */
export function federationHost() {
  host ??= createInstance({
    name: hostName,
    version: hostVersion(),
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(shareScope).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { get }]) => [
          name,
          {
            version,
            lib: get(),
            shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
          },
        ]),
      ),
    ),
  });
  return host;
}

/**
 * Registers the areas of this tab with Module Federation's own runtime for its developer tools, beside the host and the
 * versions of the shared modules. Areas are loaded by the shell's own loader, which checks their hashes; ES modules by the
 * runtime, which registers them when they are opened.
 */
export function registerAreas({ contract, areas }: ReleaseDocument): void {
  const remotes = Object.entries(areas).map(([alias, { container, version, base, entry, format }]) => ({
    ...{ name: container, alias, version, format },
    entry: new URL(`${base}mf-manifest.json`, location.href).href,
    script: new URL(base + entry, location.href).href,
  }));
  const host = federationHost();
  host.registerRemotes(
    remotes.flatMap(({ name, alias, entry, format }) => (format === "module" ? [] : [{ name, alias, entry }])),
  );
  const { moduleInfo } = globalThis.__FEDERATION__;
  moduleInfo[hostName] = {
    version: hostVersion(),
    buildVersion: contract,
    remoteTypesZip: "",
    consumerList: [],
    shared: [],
    remotesInfo: Object.fromEntries(remotes.map(({ name, entry }) => [name, { matchedVersion: entry }])),
  };
  for (const { name, entry, version, script } of remotes)
    moduleInfo[`${name}:${entry}`] = { version, remoteEntry: script, globalName: name };
}

function hostVersion(): string {
  const { contract, shell } = liveRelease.getState();
  return shell?.version ?? contract;
}
