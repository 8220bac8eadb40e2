import { readFile } from "node:fs/promises";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { manifestFileOf } from "../../store/release-store";
import type { SignedStore } from "../../store/signature/signed-store";
import type { Brought } from "./bring-version";

/** The store as it would be with these versions published, for checks; nothing is written. */
export function storeWith(store: SignedStore, versions: readonly Brought[]): SignedStore {
  const broughtAs = (unit: string, version: string) =>
    versions.find((one) => one.unit === unit && one.version === version);
  const fileOf = (unit: string, version: string, file: string) => {
    const brought = broughtAs(unit, version);
    return brought ? readFile(path.join(brought.folder, file)) : store.readFile(unit, version, file);
  };
  const manifestOf = async (unit: string, version: string): Promise<unknown> =>
    JSON.parse(String(await fileOf(unit, version, manifestFileOf(unit))));
  return {
    ...store,
    readFile: fileOf,
    readAreaManifest: async (area, version) => read(AreaManifest, await manifestOf(area, version)),
    readShellManifest: async (version) => read(ShellManifest, await manifestOf("shell", version)),
    // Its signature was checked when it was fetched; this environment signs it when it is published.
    wasPublished: async (unit, version, sum) =>
      broughtAs(unit, version) !== undefined || store.wasPublished(unit, version, sum),
  };
}
