import { ContractError, read } from "@mandi/shared/contract/read";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import type { ReleaseStore } from "../../store/release-store";
import type { Objection } from "./check-set";

/** The file beside the entry by which Module Federation's tools find an area. */
export const federationManifestFile = "mf-manifest.json";

/** The parts of a Module Federation manifest by which developer tools and other federation code find an area. */
export const FederationManifest = ObjectOf({
  name: StringOf(),
  metaData: ObjectOf({
    globalName: StringOf(),
    remoteEntry: ObjectOf({ name: StringOf(), path: StringOf(), type: Optional(StringOf()) }),
  }),
  exposes: ArrayOf(ObjectOf({ path: StringOf() })),
  shared: ArrayOf(ObjectOf({ name: StringOf(), requiredVersion: StringOf() })),
});
export type FederationManifest = Static<typeof FederationManifest>;

/** Refuses an area whose Module Federation manifest is invalid, or disagrees with `area.json`. */
export async function checkFederationManifest(store: ReleaseStore, area: AreaManifest): Promise<Objection[]> {
  const unit = area.name;
  if (!area.integrity[federationManifestFile]) return []; // webpack builds write none; builds of this workspace always do.
  const text = (await store.readFile(unit, area.version, federationManifestFile)).toString("utf8");
  try {
    const manifest = read(FederationManifest, JSON.parse(text));
    return contradictions(manifest, area).map((words) => ({ unit, reason: `${federationManifestFile} ${words}` }));
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof SyntaxError)) throw error;
    return [{ unit, reason: `${federationManifestFile} is not a manifest of Module Federation: ${error.message}` }];
  }
}

function contradictions({ name, metaData, exposes, shared }: FederationManifest, area: AreaManifest): string[] {
  const { globalName, remoteEntry } = metaData;
  const asked = shared.filter(({ name: module }) => hostModules.some((known) => known === module));
  const told: [what: string, is: string, should: string][] = [
    ["calls the container", name, area.container],
    ["calls the container", globalName, area.container],
    ["names the entry", remoteEntry.path + remoteEntry.name, area.entry],
    ...asked.map<[string, string, string]>(({ name: module, requiredVersion }) => [
      `asks for ${module}`,
      requiredVersion,
      area.requires[module] ?? "nothing of it",
    ]),
  ];
  const wrong = told.filter(([, is, should]) => is !== should);
  return [
    ...new Set(wrong.map(([what, is, should]) => `${what} ${is}, area.json says ${should}`)),
    ...(exposes.some(({ path }) => path === "./area") ? [] : ["does not expose ./area"]),
  ];
}
