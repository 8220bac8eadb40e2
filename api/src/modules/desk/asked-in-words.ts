import { formatDay } from "@mandi/shared/format/dates";
import { formatExact } from "@mandi/shared/format/exact";
import { formatMonth } from "@mandi/shared/format/month";
import { formatTonnes } from "@mandi/shared/format/quantity";

/** A field of a request as the second person reads it. */
export interface AskedField {
  readonly label: string;
  /** @param request all fields, of which some say in what unit others are */
  readonly words: (value: unknown, request: Readonly<Record<string, unknown>>) => string;
  /** Where leaving it empty says something. */
  readonly whenEmpty?: string;
}

/**
 * Every field of an act but its reason: in words, or `elsewhere` where the approval shows it already (its amount, payer and UTR) or it
 * only says what the first person had read. An act that can wait compiles with all of its fields only.
 */
export type AskedFields<Body> = {
  readonly [Name in Exclude<keyof Body, "reason">]-?: AskedField | "elsewhere";
};

/** A text or number as it was typed. */
export const asText = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
/** Several texts, separated by commas. */
export const asList = (value: unknown): string => (Array.isArray(value) ? value.map(asText).join(", ") : asText(value));
/** An amount given in rupees. */
export const asRupees = (value: unknown): string => formatExact(Number(value));
/** A day given as 2026-11-21. */
export const asDay = (value: unknown): string => formatDay(asText(value));

/** A month given as 2026-11. */
export const asMonth = (value: unknown): string => formatMonth(asText(value));
/** A weight given in MT. */
export const asTonnes = (value: unknown): string => formatTonnes(Number(value));

/** A field with its label; without `words`, as it was typed. */
export function asked(label: string, words: AskedField["words"] = asText): AskedField {
  return { label, words };
}

/** A request as it was stored, in lines for the second person; null where its act alone says it. */
export function askedInWords(fields: Readonly<Record<string, AskedField | "elsewhere">>, body: object): string | null {
  const given: Readonly<Record<string, unknown>> = { ...body };
  const lines = Object.entries(fields).flatMap(([name, field]) => {
    const value = given[name];
    if (field === "elsewhere" || value === undefined || value === null) return [];
    const words = value === "" ? field.whenEmpty : field.words(value, given);
    return words === undefined ? [] : [`${field.label}: ${words}`];
  });
  return lines.length === 0 ? null : lines.join("\n");
}
