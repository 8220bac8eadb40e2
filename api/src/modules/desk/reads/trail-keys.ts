import { trailKeyFields } from "@mandi/shared/contract/desk/trail-subject";
import { isNamedRecord, type NamedRecord } from "../../../reads/desk/record-names.read";
import { shortWords } from "./record-words";
import type { RecordKey, TrailNames } from "./trail-names.service";

/** An entry of the trail with what was entered. */
interface Entered {
  readonly action: string;
  readonly detail: object;
}

/** A field of an entry whose value is one key or several. */
interface KeyField {
  readonly field: string;
  readonly keys: readonly RecordKey[];
  /** The text was too long to be kept whole. */
  readonly isCut: boolean;
}

const kindOfField: ReadonlyMap<string, NamedRecord> = new Map(Object.entries(trailKeyFields));

/** What an act puts into a new order: `category order` and `product size-order`. */
function orderedKind(action: string): NamedRecord | undefined {
  const [first = "", second = ""] = action.split(" ");
  const kind = first === "product" ? second.replace(/-order$/, "") : first;
  return isNamedRecord(kind) ? kind : undefined;
}

/** The fields of an entry whose values are keys. */
export function keyFields({ action, detail }: Entered): readonly KeyField[] {
  return Object.entries(detail).flatMap(([field, value]: [string, unknown]): KeyField[] => {
    const kind = field === "ids" ? orderedKind(action) : kindOfField.get(field);
    const isList = typeof value === "string" && value.startsWith("[");
    if (kind === undefined || !(isList || typeof value === "number")) return [];
    const isCut = isList && !value.endsWith("]");
    const ids = (String(value).match(/\d{1,15}/g) ?? []).map(Number);
    // The last key of a text that was cut may be half a number.
    return [{ field, keys: (isCut ? ids.slice(0, -1) : ids).map((id) => ({ kind, id })), isCut }];
  });
}

/** The names of the keys in an entry, by field. */
export function namedFields({ facts }: TrailNames, entry: Entered): { field: string; words: string }[] {
  return keyFields(entry).map(({ field, keys, isCut }) => {
    const words = keys.map(({ kind, id }) => {
      const found = facts.get(`${kind}:${id}`);
      return found === undefined ? "one that is no longer there" : shortWords(found, kind);
    });
    return { field, words: [...words, ...(isCut ? ["and more"] : [])].join(", ") };
  });
}
