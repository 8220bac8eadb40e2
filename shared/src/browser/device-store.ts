import { sessionStore } from "@mandi/shared/session";
import type { Static, TSchema } from "typebox";
import { readOrNull } from "../contract/read";
import { type DeviceEntry, readEntry } from "./device-entry";
import { deviceKey, ownerOfKey } from "./device-keys";
import { dropText, holdText, keptKeys, readText, writeText } from "./device-storage";

/*
 * Keeps what a person has begun and the server does not have yet: drafts, and steps that wait for the network. It
 * outlives the tab. Each entry belongs to the phone that was logged in, or to a visitor; the next user of the same
 * machine never sees it. When storage is blocked, full or corrupt, the page holds the value in memory.
 */

const visitor = "visitor";
const dayMs = 24 * 60 * 60 * 1000;
const maxCharacters = 256 * 1024;

export interface DeviceStoreOptions<Schema extends TSchema> {
  /** The area that keeps it, by its name in the area's menu: "buyer". */
  readonly area: string;
  /** The purpose: "rfq". */
  readonly purpose: string;
  /** Parses every value that is read; one that does not fit counts as nothing. */
  readonly schema: Schema;
  readonly maxAgeDays?: number;
  /** Limit for one entry as text. A longer one is held by the page only. */
  readonly maxLength?: number;
  /** It survives a logout, because the server still has to receive it. */
  readonly mustBeSent?: boolean;
}

export interface DeviceStore<Value> {
  /** The logged-in person's value. A visitor's value passes to the person who then logs in. */
  load(id: string): Value | null;
  /** All values of the logged-in person, oldest first. */
  loadAll(): readonly Value[];
  /** @returns false where the device has no room: the value then lasts only as long as the page */
  store(id: string, value: Value): boolean;
  /** Holds a value for its owner in this page only, at the moment when their session has just ended. */
  hold(owner: string, id: string, value: Value): void;
  drop(id: string): void;
  /** Calls back when another tab keeps or drops something here. @returns a function that stops it */
  follow(act: () => void): () => void;
}

/** A place on the device for values of one kind. */
export function deviceStore<Schema extends TSchema>(options: DeviceStoreOptions<Schema>): DeviceStore<Static<Schema>> {
  const { area, purpose, schema, maxAgeDays = 30, maxLength = maxCharacters, mustBeSent = false } = options;
  const keyOf = (id: string, owner = currentOwner()) => deviceKey(area, purpose, owner, id);
  const prefixOf = (owner: string) => keyOf("", owner);

  const kept = (key: string): Static<Schema> | null => {
    const entry = readEntry(readText(key));
    return entry && readOrNull(schema, entry.value);
  };

  function textOf(value: Static<Schema>): string {
    const entry: DeviceEntry = { keptAt: Date.now(), maxAgeMs: maxAgeDays * dayMs, mustBeSent, value };
    return JSON.stringify(entry);
  }

  return {
    load(id) {
      adoptFromVisitor(prefixOf(visitor), prefixOf(currentOwner()));
      return kept(keyOf(id));
    },
    loadAll() {
      const prefix = prefixOf(currentOwner());
      adoptFromVisitor(prefixOf(visitor), prefix);
      return keptKeys()
        .filter((key) => key.startsWith(prefix))
        .sort((one, other) => keptAt(one) - keptAt(other))
        .flatMap((key) => kept(key) ?? []);
    },
    store(id, value) {
      const text = textOf(value);
      if (text.length <= maxLength) return writeText(keyOf(id), text);
      holdText(keyOf(id), text);
      return false;
    },
    hold: (owner, id, value) => holdText(keyOf(id, owner), textOf(value)),
    drop: (id) => dropText(keyOf(id)),
    follow(act) {
      const listen = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefixOf(currentOwner()))) act();
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  };
}

/**
 * The person's own logout: removes everything of theirs from the device except what the server still has to receive.
 */
export function clearDevice(phone: string): void {
  for (const key of keptKeys()) {
    if (ownerOfKey(key) === phone && readEntry(readText(key))?.mustBeSent !== true) dropText(key);
  }
}

/** Whose entries are currently read and written: the logged-in person's, by phone, or the visitor's. */
export function currentOwner(): string {
  return sessionStore.getState().user?.phone ?? visitor;
}

/** The later value wins: it is what the person at this device did last. */
function adoptFromVisitor(from: string, to: string): void {
  if (from === to) return;
  for (const key of keptKeys().filter((standing) => standing.startsWith(from))) {
    const target = to + key.slice(from.length);
    const text = readText(key);
    if (text !== null && keptAt(key) > keptAt(target)) writeText(target, text);
    dropText(key);
  }
}

function keptAt(key: string): number {
  return readEntry(readText(key))?.keptAt ?? 0;
}
