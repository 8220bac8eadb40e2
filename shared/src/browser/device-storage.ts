import { readEntry } from "./device-entry";
import { ownerOfKey } from "./device-keys";

/** What the device had no room for, or was not allowed to keep: it ends with the page, and the page goes on. */
const memory = new Map<string, string>();

/** The text under a key, from the device or from the page. */
export function readText(key: string): string | null {
  return memory.get(key) ?? storage()?.getItem(key) ?? null;
}

/** @returns whether the device keeps it; else only the page does */
export function writeText(key: string, text: string): boolean {
  if (put(key, text) || (dropStale() && put(key, text))) {
    memory.delete(key);
    return true;
  }
  holdText(key, text);
  return false;
}

/** Holds a text for this page only. What the device kept before stays there: older is better than nothing. */
export function holdText(key: string, text: string): void {
  // Areas carry a memory each; the logout is heard by those that hold something.
  if (memory.size === 0) window.addEventListener(forgetEvent, handleForget);
  memory.set(key, text);
}

/** Part of the shell contract: the person with this phone has logged out in this tab, and nothing of theirs is held any more. */
const forgetEvent = "mandi:forget";

/** Has every part of the page forget what it holds for a person. */
export function forgetHeld(phone: string): void {
  window.dispatchEvent(new CustomEvent<string>(forgetEvent, { detail: phone }));
}

function handleForget(event: Event): void {
  const phone: unknown = event instanceof CustomEvent ? event.detail : null;
  for (const [key, text] of memory) {
    if (ownerOfKey(key) === phone && readEntry(text)?.mustBeSent !== true) memory.delete(key);
  }
  if (memory.size === 0) window.removeEventListener(forgetEvent, handleForget);
}

export function dropText(key: string): void {
  memory.delete(key);
  storage()?.removeItem(key);
}

/** Every key that the product keeps something under. */
export function keptKeys(): readonly string[] {
  const keys = new Set([...memory.keys(), ...Object.keys(storage() ?? {})]);
  return [...keys].filter((key) => ownerOfKey(key) !== null);
}

/** Null where the browser shuts it: then even looking at it throws. */
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

/** Makes room. @returns whether anything went */
function dropStale(): boolean {
  const stale = keptKeys().filter((key) => readEntry(readText(key)) === null);
  for (const key of stale) dropText(key);
  return stale.length > 0;
}
