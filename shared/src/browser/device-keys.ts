/** One prefix for all keys, so that a sweep also finds what an area of an earlier release has left behind. */
const devicePrefix = "mandi-kept";

/** The key of an entry: its owner comes before its own name, so that one person's entries share a prefix. */
export function deviceKey(area: string, purpose: string, owner: string, id: string): string {
  return [devicePrefix, area, purpose, owner, encodeURIComponent(id)].join(":");
}

/** Whose entry is under this key; null for keys of other software. */
export function ownerOfKey(key: string): string | null {
  const [prefix, , , owner] = key.split(":");
  return prefix === devicePrefix ? (owner ?? null) : null;
}

/**
 * Whether the device may hold anything for a purpose, for any person. A quick check that avoids loading the code that
 * reads it, for pages that nearly always find nothing.
 */
export function mayBeKept(area: string, purpose: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith([devicePrefix, area, purpose, ""].join(":")));
  } catch {
    return false;
  }
}
