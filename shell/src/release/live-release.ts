import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { createStore, useStore } from "zustand";

/**
 * The set of areas this tab runs. It is the one the page was served with, until the user enters an area that changed, so a
 * promotion while a form is being filled in never mixes two versions.
 */
const emptyRelease: ReleaseDocument = { revision: 0, issuedAt: "", contract: "", areas: {} };

export const liveRelease = createStore<ReleaseDocument>(() => emptyRelease);

export function useLiveRelease(): ReleaseDocument {
  return useStore(liveRelease);
}
