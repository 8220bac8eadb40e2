import type { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { formatDay, formatEnd, formatMoment } from "@mandi/shared/format/dates";
import { isDay } from "@mandi/shared/format/days";
import { formatMonth } from "@mandi/shared/format/month";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { trailDetail } from "@mandi/shared/messages/desk-trail";
import { type TrailField, type TrailFigure, trailFields } from "@mandi/shared/messages/desk-trail-fields";
import { trailValues } from "@mandi/shared/messages/desk-trail-values";
import { setValueWords } from "./set-value";
import { listWords } from "./trail-list";

type Row = Pick<DeskAuditAnswer["data"][number], "action" | "detail" | "named">;

const fields: ReadonlyMap<string, TrailField> = new Map(Object.entries(trailFields));

/** What was entered in an act, from the detail of its entry: `Amount: ₹1,20,000.00; Reference: N123`. */
export function detailWords({ action, detail, named = [] }: Row): string {
  const entered = enteredIn(detail);
  const names = new Map(named.map(({ field, words }) => [field, words]));
  return Object.entries(entered)
    .map(([key, value]) => {
      const field = fields.get(key);
      if (field === null || isNothing(value)) return "";
      // A field of an earlier version has no name here: its key in words is better than nothing.
      if (field === undefined) return labelled(asWords(key), typedWords(value));
      if (typeof field !== "string") return figureField(field, action, value);
      const words = names.get(key) ?? setValueWords(action, key, entered) ?? valueWords(key, value);
      return labelled(field, words);
    })
    .filter((words) => words !== "")
    .join("; ");
}

const labelled = (label: string, words: string): string => (words === "" ? "" : `${label}: ${words}`);
const asWords = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";

function enteredIn(detail: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(detail);
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

function figureField([name, kind]: Exclude<TrailField, string | null>, action: string, value: unknown): string {
  if (typeof kind === "string") return labelled(name, figureWords(kind, action, value));
  if (typeof value === "boolean") return value ? kind.yes : kind.no;
  return labelled(name, typedWords(value));
}

function figureWords(kind: TrailFigure, action: string, value: unknown): string {
  const figure = Number(value);
  if (!Number.isFinite(figure)) return typedWords(value);
  switch (kind) {
    case "tonnes":
      return formatTonnes(figure);
    case "kilometres":
      return trailDetail.kilometres(figure);
    case "days":
      return trailDetail.days(figure);
    case "share or rate":
      return action.startsWith("user ") ? trailDetail.percent(figure) : trailDetail.perTonne(exactRupees(figure));
    default:
      return exactRupees(kind === "paise" ? figure / 100 : figure);
  }
}

const exactRupees = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

/** A value that was chosen from a list, or typed. */
function valueWords(key: string, value: unknown): string {
  const choices = trailValues[key];
  const list = listWords(key, value, (one) => choices?.[one] ?? one);
  // A midnight is the end of the day before it.
  if (key === "valid_until") return formatEnd(String(value));
  return list ?? choices?.[String(value)] ?? typedWords(value);
}

function typedWords(value: unknown): string {
  if (typeof value === "boolean") return value ? trailDetail.yes : trailDetail.no;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  if (isDay(text)) return formatDay(text);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatMoment(text) : formatMonth(text);
}
