import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { fitsContract } from "../../plan/set/contract-fit";
import { sha384 } from "../../store/files/sha384";
import { isDamage } from "../../store/manifest-sums";
import { type ReleaseState, retiredStateOf, unitStateOf } from "../../store/release-state";
import { manifestFileOf } from "../../store/release-store";
import type { SignedStore } from "../../store/signature/signed-store";

/** Why a version that is not live may not be opened. */
export type NotOpenable = "quarantined" | "other_contract" | "same_container" | "not_found";

/**
 * A version that is not live, for somebody who may open it: its manifest must have been signed when it was published, and it
 * must not be quarantined and must fit the live shell.
 */
export async function openableVersion(
  store: SignedStore,
  area: string,
  version: string,
): Promise<AreaManifest | NotOpenable> {
  if (!/^[0-9a-f]{16}$/.test(version)) return "not_found";
  const { live } = (await store.readLatest()) ?? {};
  const held = live && (unitStateOf(live, area) ?? retiredStateOf(live, area));
  if (held?.quarantined?.includes(version)) return "quarantined";
  const manifest = await signedManifest(store, area, version);
  if (!manifest) return "not_found";
  if (!(await fitsLiveShell(store, manifest, live))) return "other_contract";
  return (await hasOwnContainer(store, manifest, live)) ? manifest : "same_container";
}

/** An unreadable shell is the web server's problem, not the caller's: the one it serves instead has the same major version. */
async function fitsLiveShell(
  store: SignedStore,
  { contract }: AreaManifest,
  live: ReleaseState | undefined,
): Promise<boolean> {
  const shell = live?.shell && (await store.readShellManifest(live.shell.version).catch(nullIfDamaged));
  return !shell || fitsContract(contract, shell.contract);
}

/** The live version of the area and the previous one may be loaded into the same document. */
async function hasOwnContainer(
  store: SignedStore,
  { name, version, container }: AreaManifest,
  live: ReleaseState | undefined,
): Promise<boolean> {
  const state = live && unitStateOf(live, name);
  const others = [state?.version, state?.past.at(-1)].filter((one) => one !== undefined && one !== version);
  const manifests = await Promise.all(
    others.map((one) => store.readAreaManifest(name, one ?? "").catch(nullIfDamaged)),
  );
  return manifests.every((other) => other?.container !== container);
}

async function signedManifest(store: SignedStore, area: string, version: string): Promise<AreaManifest | null> {
  try {
    const bytes = await store.readFile(area, version, manifestFileOf(area));
    if (!(await store.wasPublished(area, version, sha384(bytes)))) return null;
    return read(AreaManifest, JSON.parse(bytes.toString("utf8")));
  } catch (error) {
    return nullIfDamaged(error);
  }
}

function nullIfDamaged(error: unknown): null {
  if (isDamage(error)) return null;
  throw error;
}
