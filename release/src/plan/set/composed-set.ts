import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { AreaVersion, EarlierVersion, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { gte } from "semver";
import { checkedManifests, type SummedManifest } from "../../store/manifest-sums";
import type { ManifestSums, ReleaseState, Revision, UnitState } from "../../store/release-state";
import { type ReleaseStore, versionPath } from "../../store/release-store";
import { fitsContract } from "./contract-fit";

/** A set with the manifests of all its versions: everything that a page, the gate or a report needs. */
export interface ComposedSet {
  readonly shell: ShellManifest | null;
  readonly areas: Readonly<Record<string, ComposedArea>>;
}

export interface ComposedArea {
  readonly live: AreaManifest;
  /** What browsers fall back to: the version before, unless it was built against a contract that the shell does not offer. */
  readonly previous: SummedManifest | null;
  readonly canary: { readonly manifest: AreaManifest; readonly percent: number } | null;
  readonly isDisabled: boolean;
}

/**
 * Reads the manifests of a set. `sums` come from the signed revision that names the set or that it is derived from.
 *
 * @throws ManifestChanged when one is not what was promoted.
 */
export async function composeSet(
  store: ReleaseStore,
  live: ReleaseState,
  sums: ManifestSums = {},
): Promise<ComposedSet> {
  const manifests = checkedManifests(store, sums);
  const shell = live.shell ? await manifests.shell(live.shell.version) : null;
  const areas = await Promise.all(
    Object.entries(live.areas).map(
      async ([name, state]) => [name, await composeArea(manifests, name, state, shell)] as const,
    ),
  );
  return { shell, areas: Object.fromEntries(areas) };
}

async function composeArea(
  manifests: ReturnType<typeof checkedManifests>,
  name: string,
  state: UnitState,
  shell: ShellManifest | null,
): Promise<ComposedArea> {
  const before = state.past.at(-1);
  const [live, earlier, trial] = await Promise.all([
    manifests.area(name, state.version),
    before ? manifests.area(name, before) : null,
    state.canary ? manifests.area(name, state.canary.version) : null,
  ]);
  const previous = earlier && (!shell || fitsContract(earlier.contract, shell.contract)) ? earlier : null;
  const canary = trial && state.canary ? { manifest: trial, percent: state.canary.percent } : null;
  return { live, previous, canary, isDisabled: state.disabled !== undefined };
}

/** Whether an area of the set is an ES module, in any version that a page may load. */
export function hasModules({ areas }: ComposedSet): boolean {
  return Object.values(areas).some(({ live, previous, canary }) =>
    [live, previous, canary?.manifest].some((manifest) => manifest?.format === "module"),
  );
}

/** The release document for browsers: `/release.json` and the data block of the page. */
export function releaseDocument(
  set: ComposedSet,
  { revision, at, expiresAt }: Pick<Revision, "revision" | "at" | "expiresAt">,
): ReleaseDocument {
  return {
    revision,
    issuedAt: at,
    ...(expiresAt !== undefined && { expiresAt }),
    contract: set.shell?.contract ?? "",
    ...(set.shell && { shell: { version: set.shell.version } }),
    areas: Object.fromEntries(
      Object.entries(set.areas).map(([name, { live, previous, canary, isDisabled }]) => [
        name,
        {
          title: live.title,
          ...areaVersion(live),
          ...(previous && { previous: earlierVersion(previous, set.shell) }),
          ...(canary && { canary: { ...areaVersion(canary.manifest), percent: canary.percent } }),
          ...(isDisabled && { disabled: true }),
        },
      ]),
    ),
  };
}

/**
 * From this contract on, a shell fetches the description of the previous version when it needs it
 * (docs/decisions/0080-small-release-document.md).
 */
const askedForSince = "2.1.0";

/**
 * An older shell that was rolled back to, with newer areas, gets the full description: otherwise it could not read the area.
 */
function earlierVersion(manifest: SummedManifest, shell: ShellManifest | null): EarlierVersion {
  const { name, version, sum } = manifest;
  const isAskedFor = shell === null || gte(shell.contract, askedForSince);
  return { ...(!isAskedFor && areaVersion(manifest)), version, base: `/${versionPath(name, version)}/`, manifest: sum };
}

/** A version of an area as the browser loads it, with the hashes needed to load any of its pages. */
export function areaVersion({
  name,
  version,
  entry,
  format,
  container,
  contract,
  files,
  integrity,
  routes,
  menu,
}: AreaManifest): AreaVersion {
  const first = new Set([entry, ...files, ...routes.flatMap((route) => route.files)]);
  return {
    version,
    base: `/${versionPath(name, version)}/`,
    entry,
    ...(format && { format }),
    container,
    contract,
    files,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => first.has(file))),
    routes,
    menu,
  };
}
