import type { ReleaseDocument } from "./release-document";

/**
 * What distinguishes two release documents, as an entity tag. Within one revision a pinned version begins and ends for its visitor: to
 * them it is a trial for everybody, so it is part of the tag. Tab and web server make it of the document that each has.
 */
export function releaseTag({ revision, areas }: Pick<ReleaseDocument, "revision" | "areas">): string {
  const pinned = Object.entries(areas).flatMap(([area, { canary, disabled }]) =>
    canary?.percent === 100 && !disabled ? [`.${area}@${canary.version}`] : [],
  );
  return `"${[revision, ...pinned.sort()].join("")}"`;
}
