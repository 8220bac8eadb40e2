import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { pinOf } from "../../plan/pin/pin";
import { areaVersion } from "../../plan/set/composed-set";
import type { SignedStore } from "../../store/signature/signed-store";
import { openableVersion } from "../versions/openable-version";
import { pinCookie } from "./pin-cookie";

/** The versions that a visitor gets instead of the usual ones, by area. */
export type PinnedVersions = ReadonlyMap<string, AreaManifest>;

/** The pinned versions for these cookies. */
export type PinsFor = (cookies: string | undefined) => Promise<PinnedVersions>;

export const noPins: PinnedVersions = new Map();

/**
 * The pinned versions for these cookies. A version that can no longer be opened is left out: the visitor gets the live one.
 */
export async function pinnedVersions(
  store: SignedStore,
  cookieHeader: string | undefined,
  now: Date,
): Promise<PinnedVersions> {
  const token = pinCookie.valueIn(cookieHeader);
  const pin = token === undefined ? null : await pinOf(store, token, now).catch(() => null);
  if (!pin) return noPins;
  const versions = await Promise.all(
    Object.entries(pin.versions).map(async ([area, version]) =>
      openableVersion(store, area, version).catch(() => null),
    ),
  );
  return new Map(
    versions.flatMap((manifest) =>
      manifest === null || typeof manifest === "string" ? [] : [[manifest.name, manifest]],
    ),
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
