import { read } from "@mandi/shared/contract/read";
import { sessionStore } from "@mandi/shared/session";
import { Object as ObjectOf, type Static, String as StringOf, type TSchema, Unknown } from "typebox";

/*
 * What a person has begun and not sent: it survives a reload and a login, and ends with the tab. It is kept with the
 * person's phone, so the next one who signs in on this machine never sees it.
 */

const Kept = ObjectOf({ phone: StringOf(), value: Unknown() });

/** Keeps a value for a person, usually the signed-in one; without one, or where storage is shut, nothing is kept. */
export function keep(name: string, value: unknown, phone = sessionStore.getState().user?.phone): void {
  if (phone === undefined) return;
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify({ phone, value }));
  } catch {
    // Storage is full or refused: the page works without it.
  }
}

/** What was kept for the signed-in person, parsed by its schema; null for anything else. */
export function recall<Schema extends TSchema>(name: string, schema: Schema): Static<Schema> | null {
  try {
    const kept = read(Kept, JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null"));
    return kept.phone === sessionStore.getState().user?.phone ? read(schema, kept.value) : null;
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // As above.
  }
}

function storageKey(name: string): string {
  return `mandi-buyer-${name}`;
}
