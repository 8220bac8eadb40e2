import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { isDay } from "@mandi/shared/format/days";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { trailDetail } from "@mandi/shared/messages/desk-trail";
import { trailFields } from "@mandi/shared/messages/desk-trail-fields";

const named: ReadonlyMap<string, (typeof trailFields)[keyof typeof trailFields]> = new Map(Object.entries(trailFields));

/** What was entered in an act, from the detail of its entry: `Amount ₹1,20,000.00; Reference N123`. */
export function detailWords(detail: string): string {
  return fieldsOf(detail)
    .map(([key, value]) => fieldWords(key, value))
    .filter((words) => words !== "")
    .join("; ");
}

function fieldsOf(detail: string): readonly (readonly [string, unknown])[] {
  try {
    const read: unknown = JSON.parse(detail);
    return typeof read === "object" && read !== null ? Object.entries(read) : [];
  } catch {
    return [];
  }
}

function fieldWords(key: string, value: unknown): string {
  const name = named.get(key);
  // A field of an earlier version has no name here: its key is better than nothing.
  if (name === undefined) return plainWords(value) === "" ? "" : `${key.replaceAll("_", " ")} ${plainWords(value)}`;
  if (name === null || plainWords(value) === "") return "";
  return typeof name === "string" ? `${name} ${plainWords(value)}` : `${name[0]} ${figureWords(name[1], value)}`;
}

function figureWords(kind: "rupees" | "paise" | "tonnes", value: unknown): string {
  const figure = Number(value);
  if (!Number.isFinite(figure)) return plainWords(value);
  if (kind === "tonnes") return formatTonnes(figure);
  return formatRupees(kind === "paise" ? figure / 100 : figure, { decimals: 2 });
}

function plainWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? trailDetail.yes : trailDetail.no;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (isDay(text)) return formatDay(text);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatMoment(text) : text;
}
