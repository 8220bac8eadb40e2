import type { ReleaseDocument } from "./release-document";

/**
 * Distinguishes release documents, as an entity tag. Within one revision a pinned version can begin and end for its
 * visitor: for them it is a trial at 100 percent, so it is part of the tag. Tab and web server each compute the tag
 * from their own document.
 */
export function releaseTag({ revision, areas }: Pick<ReleaseDocument, "revision" | "areas">): string {
  const pinned = Object.entries(areas).flatMap(([area, { canary, disabled }]) =>
    canary?.percent === 100 && !disabled ? [`.${area}@${canary.version}`] : [],
  );
  return `"${[revision, ...pinned.sort()].join("")}"`;
}
