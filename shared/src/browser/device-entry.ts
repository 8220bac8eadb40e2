import { Boolean as BooleanOf, Number as NumberOf, Object as ObjectOf, type Static, Unknown } from "typebox";
import { readOrNull } from "../contract/read";

/** The stored form of every kept value. */
const DeviceEntry = ObjectOf({
  keptAt: NumberOf(),
  maxAgeMs: NumberOf(),
  /** A logout does not remove it, because the server does not have it yet. */
  mustBeSent: BooleanOf(),
  value: Unknown(),
});
export type DeviceEntry = Static<typeof DeviceEntry>;

/** Parses a stored text; null for anything that is not an entry or is too old. */
export function readEntry(text: string | null): DeviceEntry | null {
  const entry = readOrNull(DeviceEntry, parse(text));
  // A clock that was set back must not preserve an entry forever.
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
