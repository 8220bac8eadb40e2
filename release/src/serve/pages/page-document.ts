import type { AreaVersion, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { resolveArea } from "@mandi/shared/contract/release/resolve-area";
import type { Visitor } from "./page";

/** Areas in which this person gets the version on trial. */
export function trialsOf({ areas }: ReleaseDocument, { bucket }: Visitor): string[] {
  return Object.entries(areas).flatMap(([name, area]) => (resolveArea(area, bucket).why === "canary" ? [name] : []));
}

/**
 * The release document as a page carries it: hashes of the files that this person may open, of the version that they get,
 * and a trial only for those who are in it. Hashes do not compress and delay every page; `/release.json` has the rest
 * (docs/decisions/0101-pages-for-one-role.md).
 */
export function pageDocument(document: ReleaseDocument, visitor: Visitor): ReleaseDocument {
  const trials = trialsOf(document, visitor);
  const areas = Object.entries(document.areas).map(([name, { canary, ...live }]) => {
    const given =
      canary && trials.includes(name)
        ? { ...withHashesOf([], live), canary: withHashesOf(filesFor(visitor, canary), canary) }
        : withHashesOf(filesFor(visitor, live), live);
    return [name, given] as const;
  });
  return { ...document, areas: Object.fromEntries(areas) };
}

/** The files that the pages a person may open load first. */
function filesFor({ role }: Visitor, { files, routes }: AreaVersion): string[] {
  const open = routes.filter(({ roles }) => roles.includes(role));
  return [...files, ...open.flatMap((route) => route.files)];
}

/**
 * The entry's hash always stays, because no area runs without it: another version may fail, or somebody else may log in.
 */
function withHashesOf<Version extends AreaVersion>(files: readonly string[], version: Version): Version {
  const needed = new Set([version.entry, ...files]);
  const hashes = Object.entries(version.integrity).filter(([file]) => needed.has(file));
  return { ...version, integrity: Object.fromEntries(hashes) };
}
