import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { resolveArea } from "@mandi/shared/contract/release/resolve-area";

/**
 * What a person in this bucket gets of each area, and why, as a response header: `revision=7, bucket=23, seller="9f3c…";why=canary`.
 * A dictionary of structured fields (RFC 9651), so that proxies and logs can read it; an area that is shut is named `""`.
 */
export function setHeader({ revision, shell, areas }: ReleaseDocument, bucket: number): string {
  const chosen = Object.entries(areas).map(([area, live]) => {
    const { versions, why } = resolveArea(live, bucket);
    return `${area}="${versions[0]?.version ?? ""}";why=${why}`;
  });
  return [`revision=${revision}`, `bucket=${bucket}`, ...(shell ? [`shell="${shell.version}"`] : []), ...chosen].join(
    ", ",
  );
}
