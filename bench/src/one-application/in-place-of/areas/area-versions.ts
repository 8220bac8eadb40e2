import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";

/** There is one version of everything. */
export function settleSet({ document }: { readonly document: ReleaseDocument }): ReleaseDocument {
  return document;
}
