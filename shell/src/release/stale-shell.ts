import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";

/**
 * Whether this shell is older than the set that it is to show: a cached page with a newer release document. The areas would
 * fail here one by one, and each failure would be counted against a version that works everywhere else.
 */
export function isStaleShell({ areas }: ReleaseDocument): boolean {
  return Object.values(areas).some(({ contract, disabled }) => !disabled && isAhead(contract));
}

/** Built for a later contract than this shell's. An invalid version is never ahead. */
function isAhead(contract: string): boolean {
  const [major = 0, minor = 0] = contract.split(".").map(Number);
  const [ownMajor = 0, ownMinor = 0] = contractVersion.split(".").map(Number);
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
}
