import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { pinsOf } from "../../plan/pin/pin";
import { areaVersion } from "../../plan/set/composed-set";
import { recordOf } from "../../plan/token/token";
import { type Pin, versionName } from "../../store/release-state";
import type { SignedStore } from "../../store/signature/signed-store";
import { openableVersion } from "../versions/openable-version";
import { pinCookie } from "./pin-cookie";

/** The versions that a visitor gets instead of the usual ones, by area. */
export type PinnedVersions = ReadonlyMap<string, AreaManifest>;

export const noPins: PinnedVersions = new Map();

/** The pins of a step, with the manifests of their versions that can be opened, by `area@version`. */
export interface GivenPins {
  readonly pins: readonly Pin[];
  readonly manifests: ReadonlyMap<string, AreaManifest>;
}

export const nobodysPins: GivenPins = { pins: [], manifests: new Map() };

/**
 * Reads the pins of a store's newest step. A version that cannot be opened is left out: visitors get the live one. A store that has gone back
 * gives none.
 */
export async function givenPins(store: SignedStore): Promise<GivenPins> {
  const pins = (await store.readLatest().catch(() => null))?.pins ?? [];
  const wanted = new Map(
    pins.flatMap(({ versions }) => Object.entries(versions)).map((pair) => [versionName(...pair), pair] as const),
  );
  const manifests = await Promise.all(
    [...wanted].map(async ([name, pair]) => [name, await openableVersion(store, ...pair).catch(() => null)] as const),
  );
  return {
    pins,
    manifests: new Map(
      manifests.flatMap(([name, one]) => (one === null || typeof one === "string" ? [] : [[name, one] as const])),
    ),
  };
}

/** The pinned versions for these cookies. Reads nothing: a store that does not answer keeps no visitor waiting. */
export function pinnedVersions(given: GivenPins, cookieHeader: string | undefined, now: Date): PinnedVersions {
  const token = pinCookie.valueIn(cookieHeader);
  const pin = token === undefined ? null : recordOf(pinsOf(given, now), token, now);
  const versions = Object.entries(pin?.versions ?? {});
  return new Map(
    versions.flatMap(([area, version]) => {
      const manifest = given.manifests.get(versionName(area, version));
      return manifest ? [[area, manifest] as const] : [];
    }),
  );
}

/**
 * The set for one visitor: a pinned version is treated as a trial with this visitor only, so the live version remains as
 * fall-back.
 */
export function withPins(document: ReleaseDocument, pins: PinnedVersions): ReleaseDocument {
  const areas = Object.entries(document.areas).map(([area, live]) => {
    const pinned = pins.get(area);
    if (!pinned || pinned.version === live.version) return [area, live] as const;
    return [area, { ...live, canary: { ...areaVersion(pinned), percent: 100 } }] as const;
  });
  return { ...document, areas: Object.fromEntries(areas) };
}
