import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { trailDetail } from "@mandi/shared/messages/desk-trail";

/** What is said of one object of a list, by the field of the list; other lists are of plain values. */
const pieces: Readonly<Record<string, (one: Readonly<Record<string, unknown>>) => string>> = {
  loaded: ({ quantity }) => formatTonnes(Number(quantity)),
  paid: ({ utr }) => trailDetail.utr(String(utr)),
  payouts: ({ amount }) => formatRupees(Number(amount), { decimals: 2 }),
  prices: ({ location, price }) => `${location} ${formatRupees(Number(price), { decimals: 2 })}`,
  values: ({ name, value }) => `${name} ${value}`,
};

/**
 * A list that an entry keeps as text; null for anything else. Of a text that was too long to be kept whole, what can still be read.
 *
 * @param wordOf the words of a plain value
 */
export function listWords(field: string, value: unknown, wordOf: (value: string) => string): string | null {
  if (typeof value !== "string" || !value.startsWith("[")) return null;
  const isCut = !value.endsWith("]");
  const read = isCut ? wholePart(value) : value;
  const list = arrayOf(read);
  if (list === null) return isCut ? trailDetail.long : null;
  const words = list.map((one) => pieceOf(field, one, wordOf)).filter(Boolean);
  return [...words, ...(isCut ? [trailDetail.more] : [])].join(", ");
}

function pieceOf(field: string, one: unknown, wordOf: (value: string) => string): string {
  if (typeof one !== "object" || one === null) return wordOf(String(one));
  return pieces[field]?.({ ...one }) ?? "";
}

/** Up to the last element that is complete. */
function wholePart(text: string): string {
  const end = text.startsWith("[{") ? text.lastIndexOf("},") + 1 : text.lastIndexOf(",");
  return `${text.slice(0, Math.max(end, 1))}]`;
}

function arrayOf(text: string): readonly unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
