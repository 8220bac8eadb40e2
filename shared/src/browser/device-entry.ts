import { Boolean as BooleanOf, Number as NumberOf, Object as ObjectOf, type Static, Unknown } from "typebox";
import { readOrNull } from "../contract/read";

/** What stands on the device around every kept value. */
const DeviceEntry = ObjectOf({
  keptAt: NumberOf(),
  maxAgeMs: NumberOf(),
  /** A logout does not take it: the server does not have it yet. */
  mustBeSent: BooleanOf(),
  value: Unknown(),
});
export type DeviceEntry = Static<typeof DeviceEntry>;

/** One prefix for all of them: a sweep finds what an area of an earlier release has left behind. */
export const devicePrefix = "mandi-kept";

/** Where an entry stands: whose it is comes before its own name, so that one person's entries share a prefix. */
export function deviceKey(area: string, purpose: string, owner: string, id: string): string {
  return [devicePrefix, area, purpose, owner, encodeURIComponent(id)].join(":");
}

/** Whose entry stands under this key; null for keys of anyone else's software. */
export function ownerOfKey(key: string): string | null {
  const [prefix, , , owner] = key.split(":");
  return prefix === devicePrefix ? (owner ?? null) : null;
}

/** Parses what stands on the device; null for anything that is not an entry, or is older than it may become. */
export function readEntry(text: string | null): DeviceEntry | null {
  const entry = readOrNull(DeviceEntry, parse(text));
  // A clock that was set back must not keep an entry for ever.
  const age = entry ? Math.abs(Date.now() - entry.keptAt) : 0;
  return entry && age <= entry.maxAgeMs ? entry : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
