import { readEntry } from "./device-entry";
import { ownerOfKey } from "./device-keys";

/**
 * A property of the document, because each area carries a copy of this module and all copies must find the same values.
 */
const placeOfHeld = Symbol.for("mandi:held");

/**
 * Values that the device had no room for or was not allowed to keep. They last as long as the document; the page works
 * as usual.
 */
const memory = heldByDocument();

function heldByDocument(): Map<string, string> {
  const known: unknown = Reflect.get(document, placeOfHeld);
  if (known instanceof Map) return known;
  const held = new Map<string, string>();
  Reflect.set(document, placeOfHeld, held);
  return held;
}

/** The text under a key, from the device or from the page. */
export function readText(key: string): string | null {
  return memory.get(key) ?? storage()?.getItem(key) ?? null;
}

/** @returns whether the device keeps it; otherwise only the page does */
export function writeText(key: string, text: string): boolean {
  if (put(key, text) || (dropStale() && put(key, text))) {
    memory.delete(key);
    return true;
  }
  holdText(key, text);
  return false;
}

/**
 * Holds a text for this document only. An earlier value on the device stays there: an old value is better than none.
 */
export function holdText(key: string, text: string): void {
  memory.set(key, text);
}

export function dropText(key: string): void {
  memory.delete(key);
  storage()?.removeItem(key);
}

/** Every key under which the product keeps something. */
export function keptKeys(): readonly string[] {
  const keys = new Set([...memory.keys(), ...Object.keys(storage() ?? {})]);
  return [...keys].filter((key) => ownerOfKey(key) !== null);
}

/** Null where the browser blocks storage: then even accessing the property throws. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

function put(key: string, text: string): boolean {
  try {
    const device = storage();
    device?.setItem(key, text);
    return device !== null;
  } catch {
    return false;
  }
}

/** Makes room. @returns whether anything was removed */
function dropStale(): boolean {
  const stale = keptKeys().filter((key) => readEntry(readText(key)) === null);
  for (const key of stale) dropText(key);
  return stale.length > 0;
}
