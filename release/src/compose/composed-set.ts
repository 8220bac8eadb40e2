import type { AreaManifest } from "@mandi/shared/contract/area-manifest";
import type { AreaVersion, ReleaseDocument } from "@mandi/shared/contract/release-document";
import type { ShellManifest } from "@mandi/shared/contract/shell-manifest";
import type { Lane, LiveSet } from "../store/live-set";
import { type ReleaseStore, versionPath } from "../store/release-store";

/** A set with the manifests of all its versions: everything that a page, a gate or a report needs to know. */
export interface ComposedSet {
  readonly shell: ShellManifest | null;
  readonly areas: Readonly<Record<string, ComposedArea>>;
}

export interface ComposedArea {
  readonly live: AreaManifest;
  readonly previous: AreaManifest | null;
  readonly canary: { readonly manifest: AreaManifest; readonly percent: number } | null;
  readonly isDisabled: boolean;
}

export async function composeSet(store: ReleaseStore, live: LiveSet): Promise<ComposedSet> {
  const areas = await Promise.all(
    Object.entries(live.areas).map(async ([name, lane]) => [name, await composeArea(store, name, lane)] as const),
  );
  return {
    shell: live.shell ? await store.readShellManifest(live.shell.version) : null,
    areas: Object.fromEntries(areas),
  };
}

async function composeArea(store: ReleaseStore, name: string, lane: Lane): Promise<ComposedArea> {
  const before = lane.past.at(-1);
  const [live, previous, trial] = await Promise.all([
    store.readAreaManifest(name, lane.version),
    before ? store.readAreaManifest(name, before) : null,
    lane.canary ? store.readAreaManifest(name, lane.canary.version) : null,
  ]);
  const canary = trial && lane.canary ? { manifest: trial, percent: lane.canary.percent } : null;
  return { live, previous, canary, isDisabled: lane.disabled !== undefined };
}

/** The document the browser reads: `/release.json` and the data block of the page. */
export function releaseDocument(set: ComposedSet, revision: number, issuedAt: string): ReleaseDocument {
  return {
    revision,
    issuedAt,
    contract: set.shell?.contract ?? "",
    areas: Object.fromEntries(
      Object.entries(set.areas).map(([name, { live, previous, canary, isDisabled }]) => [
        name,
        {
          title: live.title,
          ...areaVersion(live),
          ...(previous && { previous: areaVersion(previous) }),
          ...(canary && { canary: { ...areaVersion(canary.manifest), percent: canary.percent } }),
          ...(isDisabled && { disabled: true }),
        },
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
