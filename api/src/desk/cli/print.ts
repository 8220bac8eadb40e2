import { formatLastDay, formatMoment } from "@mandi/shared/format/dates";
import { approvalLines } from "./approval-lines";
import { namedFigure } from "./figures";
import { setOffWords } from "./set-off-words";

const widest = 64;
/** Characters that would control the terminal or reverse the line: some of what is shown here was written by strangers. */
const steering = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** An answer for people: a table for a list, lines for one object, one sentence for an act. */
export function describeAnswer(answer: Readonly<Record<string, unknown>>): string {
  const { data, message } = answer;
  if (Array.isArray(data)) {
    const rows = data.length === 0 ? "Nothing here." : describeRows(data.map(asRecord));
    return [rows, ...describeShown(data.map(asRecord)), ...describeLapsed(answer["lapsed"])].join("\n\n");
  }
  if (typeof data === "object" && data !== null) return describeThing(asRecord(data), "");
  const approval = answer["approval_id"];
  if (typeof message !== "string") return JSON.stringify(answer, null, 2);
  const called = answer["number"] ?? answer["id"];
  const made = called === undefined ? "" : ` Its number is ${plainText(String(called))}.`;
  return typeof approval === "number"
    ? `${message}\nAnother person types: pnpm desk approval confirm ${approval} --reason "..."`
    : `${message}${made}`;
}

/** What waits for a second person must be read before it is confirmed, so it is shown in full, one field per line. */
function describeRows(rows: readonly Readonly<Record<string, unknown>>[]): string {
  return rows.every(({ does, input }) => typeof does === "string" && typeof input === "string")
    ? rows.map((row) => describeThing(approvalLines(row), "")).join("\n\n")
    : describeList(rows);
}

/** What people will see once it is confirmed, in full because a table cuts it off. */
function describeShown(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  return rows.flatMap(({ id, shows }) =>
    typeof shows === "string" ? [plainText(`If ${String(id)} is confirmed: ${shows}`)] : [],
  );
}

/** What waited for a second person and lapsed. */
function describeLapsed(lapsed: unknown): string[] {
  if (!Array.isArray(lapsed) || lapsed.length === 0) return [];
  return [`Could no longer be done and has lapsed:\n${describeList(lapsed.map(asRecord))}`];
}

function describeList(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== "shows" && isColumn(name, rows[0]?.[name]));
  const cells = rows.map((row) =>
    columns.map((name, at) => fitted(cellOf(name, row[name]), at === columns.length - 1)),
  );
  const heads = columns.map(labelOf);
  const widths = columns.map((_name, index) =>
    Math.max(heads[index]?.length ?? 0, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const isFigure = columns.map((name) => rows.every((row) => row[name] === null || typeof row[name] === "number"));
  const line = (parts: readonly string[]): string =>
    parts
      .map((part, index) => (isFigure[index] ? part.padStart(widths[index] ?? 0) : part.padEnd(widths[index] ?? 0)))
      .join("  ")
      .trimEnd();
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}

function describeThing(thing: Readonly<Record<string, unknown>>, indent: string): string {
  const width = Math.max(...Object.keys(thing).map((name) => labelOf(name).length), 0);
  return Object.entries(thing)
    .map(([name, value]) => {
      const label = `${indent}${labelOf(name)}`;
      if (Array.isArray(value) && value.some(isNested)) {
        const table = describeList(value.map(asRecord)).replaceAll("\n", `\n${indent}  `);
        return `${label}\n${indent}  ${table}`;
      }
      if (isNested(value) && !Array.isArray(value)) return `${label}\n${describeThing(asRecord(value), `${indent}  `)}`;
      return `${label.padEnd(width + indent.length)}  ${cellOf(name, value)}`;
    })
    .join("\n");
}

/** The maker of a batch is who confirmed it. */
const labelOf = (name: string): string => (name === "made_by" ? "confirmed by" : name.replaceAll("_", " "));

/** What fits into a table. */
const isColumn = (name: string, value: unknown): boolean => name === "set_off" || isCell(value);

/** A list of plain words fits into a line. */
function isCell(value: unknown): boolean {
  return Array.isArray(value) ? !value.some(isNested) : !isNested(value);
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : { value };
}

const isInstant = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

function cellOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  if (typeof value === "number") return /(^|_)(id|page|gst)$/.test(name) ? String(value) : namedFigure(name, value);
  if (typeof value === "string" && isInstant(value)) {
    return name === "eway_valid_until" ? formatLastDay(value) : formatMoment(value);
  }
  if (name === "set_off" && Array.isArray(value)) return plainText(setOffWords(value)) || "-";
  return plainText(Array.isArray(value) ? value.map(String).join(", ") || "-" : String(value));
}

/** One line without control characters. */
export function plainText(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(steering, "\u{FFFD}");
}

/** The last column, such as a note, is shown in full; earlier ones are cut to leave room for the rest. */
function fitted(plain: string, isLast: boolean): string {
  return isLast || plain.length <= widest ? plain : `${plain.slice(0, widest - 1)}…`;
}
