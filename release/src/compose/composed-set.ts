import type { AreaManifest } from "@mandi/shared/contract/area-manifest";
import type { AreaVersion, ReleaseDocument } from "@mandi/shared/contract/release-document";
import type { ShellManifest } from "@mandi/shared/contract/shell-manifest";
import type { LiveSet } from "../store/live-set";
import { type ReleaseStore, versionPath } from "../store/release-store";

/** A set with the manifests of all its versions: everything that a page, a gate or a report needs to know. */
export interface ComposedSet {
  readonly shell: ShellManifest | null;
  readonly areas: Readonly<Record<string, { readonly live: AreaManifest; readonly previous: AreaManifest | null }>>;
}

export async function composeSet(store: ReleaseStore, live: LiveSet): Promise<ComposedSet> {
  const areas = await Promise.all(
    Object.entries(live.areas).map(async ([name, { version, past }]) => {
      const before = past.at(-1);
      const [current, previous] = await Promise.all([
        store.readAreaManifest(name, version),
        before ? store.readAreaManifest(name, before) : null,
      ]);
      return [name, { live: current, previous }] as const;
    }),
  );
  return {
    shell: live.shell ? await store.readShellManifest(live.shell.version) : null,
    areas: Object.fromEntries(areas),
  };
}

/** The document the browser reads: `/release.json` and the data block of the page. */
export function releaseDocument(set: ComposedSet, revision: number, issuedAt: string): ReleaseDocument {
  return {
    revision,
    issuedAt,
    contract: set.shell?.contract ?? "",
    areas: Object.fromEntries(
      Object.entries(set.areas).map(([name, { live, previous }]) => [
        name,
        { title: live.title, ...areaVersion(live), ...(previous && { previous: areaVersion(previous) }) },
      ]),
    ),
  };
}

function areaVersion({
  name,
  version,
  entry,
  container,
  contract,
  files,
  integrity,
  routes,
  menu,
}: AreaManifest): AreaVersion {
  return {
    version,
    base: `/${versionPath(name, version)}/`,
    entry,
    container,
    contract,
    files,
    integrity,
    routes,
    menu,
  };
}
