import { ContractError, read } from "@mandi/shared/contract/read";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { major } from "semver";
import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import type { ReleaseStore } from "../../store/release-store";
import type { Objection } from "./check-set";

const manifestFile = "mf-manifest.json";

/** As much of Module Federation's manifest as developer tools and other federation code find an area by. */
const FederationManifest = ObjectOf({
  name: StringOf(),
  metaData: ObjectOf({
    globalName: StringOf(),
    remoteEntry: ObjectOf({ name: StringOf(), path: StringOf() }),
  }),
  exposes: ArrayOf(ObjectOf({ path: StringOf() })),
  shared: ArrayOf(ObjectOf({ name: StringOf(), requiredVersion: StringOf() })),
});
type FederationManifest = Static<typeof FederationManifest>;

/** Refuses an area whose Module Federation manifest is missing, invalid, or disagrees with `area.json`. */
export async function checkFederationManifest(store: ReleaseStore, area: AreaManifest): Promise<Objection[]> {
  if (major(area.contract) < major(contractVersion)) return []; // Of before there was one; the contract says what to do.
  const unit = area.name;
  if (!area.integrity[manifestFile])
    return [{ unit, reason: `has no ${manifestFile} beside its entry: build it again` }];
  const text = (await store.readFile(unit, area.version, manifestFile)).toString("utf8");
  try {
    const manifest = read(FederationManifest, JSON.parse(text));
    return contradictions(manifest, area).map((words) => ({ unit, reason: `${manifestFile} ${words}` }));
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof SyntaxError)) throw error;
    return [{ unit, reason: `${manifestFile} is not a manifest of Module Federation: ${error.message}` }];
  }
}

function contradictions({ name, metaData, exposes, shared }: FederationManifest, area: AreaManifest): string[] {
  const { globalName, remoteEntry } = metaData;
  const ranges = Object.fromEntries(shared.map((module) => [module.name, module.requiredVersion]));
  const told: [what: string, is: string, should: string][] = [
    ["calls the container", name, area.container],
    ["calls the container", globalName, area.container],
    ["names the entry", remoteEntry.path + remoteEntry.name, area.entry],
    ...Object.entries(ranges).map<[string, string, string]>(([module, range]) => [
      `asks for ${module}`,
      range,
      area.requires[module] ?? "nothing of it",
    ]),
  ];
  const wrong = told.filter(([, is, should]) => is !== should);
  return [
    ...new Set(wrong.map(([what, is, should]) => `${what} ${is}, area.json says ${should}`)),
    ...(exposes.some(({ path }) => path === "./area") ? [] : ["does not expose ./area"]),
  ];
}
