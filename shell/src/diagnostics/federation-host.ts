import type { ShareScope } from "@mandi/shared/contract/release/given-runtime";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { createInstance } from "@module-federation/enhanced/runtime";

const hostName = "mandi_shell";

/**
 * Registers the shell with Module Federation's own runtime, as its developer tools read it: the host's name, the areas of this
 * tab as remotes, the shared modules with their versions. Areas are loaded by the shell's own loader, which knows their hashes.
 */
export function registerHost({ contract, shell, areas }: ReleaseDocument, scope: ShareScope): void {
  const remotes = Object.entries(areas).map(([alias, { container, version, base, entry }]) => ({
    name: container,
    alias,
    version,
    entry: new URL(`${base}mf-manifest.json`, location.href).href,
    script: new URL(base + entry, location.href).href,
  }));
  createInstance({
    name: hostName,
    version: shell?.version ?? contract,
    remotes: remotes.map(({ name, alias, entry }) => ({ name, alias, entry })),
    shared: Object.fromEntries(
      Object.entries(scope).flatMap(([name, versions]) =>
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
  const { moduleInfo } = globalThis.__FEDERATION__;
  moduleInfo[hostName] = {
    version: shell?.version ?? contract,
    buildVersion: contract,
    remoteTypesZip: "",
    consumerList: [],
    shared: [],
    remotesInfo: Object.fromEntries(remotes.map(({ name, entry }) => [name, { matchedVersion: entry }])),
  };
  for (const { name, entry, version, script } of remotes)
    moduleInfo[`${name}:${entry}`] = { version, remoteEntry: script, globalName: name };
}
