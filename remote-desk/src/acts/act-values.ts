import { reasonField } from "@mandi/shared/contract/desk/field";
import { sentenceOf, textProblem } from "@mandi/shared/contract/field-problem";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { figureLimits } from "@mandi/shared/forms/figure-rule";
import { acts } from "@mandi/shared/messages/desk-acts";
import { figureOf } from "@mandi/shared/money/typed-figure";
import type { ActField, DeskAct, FigureField } from "./desk-act";

/** The typed values of an act's fields, by the names on the wire. */
export type ActValues = Record<string, string | File | null>;

const decimals = { money: 2, tonnes: 3, whole: 0, decimal: 2 } as const;

/** The initial values. */
export function emptyAct({ fields }: DeskAct): ActValues {
  const values = fields.map((field) => [field.name, field.kind === "paper" ? null : (field.initial ?? "")]);
  return { ...Object.fromEntries(values), reason: "" };
}

/** The errors of the typed values, by the contract of the call: a message for each invalid field. */
export function problemsOf({ fields }: DeskAct, values: ActValues): Record<string, string> {
  // A set of choices can only be refused by the server.
  const asked = fields.filter(({ kind }) => kind !== "choices");
  const problems = asked.map((field) => [field.name, problemOf(field, values)]);
  const reason = textProblem(reasonField, textOf(values["reason"]));
  return Object.fromEntries([...problems, ["reason", reason]].filter(([, problem]) => problem !== null));
}

function problemOf(field: ActField, values: ActValues): string | null {
  const value = values[field.name] ?? "";
  const text = textOf(value);
  if (text === "" && !(value instanceof File)) return missingOf(field, values);
  if (isFigure(field)) return figureProblemOf(field, text);
  return "schema" in field ? textProblem(field.schema, tidied(field, text)) : null;
}

/** Whether a field may be left empty beside these values. */
export const isOptionalWith = ({ isOptional = false, isNeededWith }: ActField, values: ActValues): boolean =>
  isOptional && !isNeededWith?.(values);

/** The message for an empty field. */
function missingOf(field: ActField, values: ActValues): string | null {
  if (isOptionalWith(field, values) || field.kind === "choices") return null;
  if (field.kind === "choice" || field.kind === "paper") return field.missing;
  if (field.kind === "day") return acts.chooseDay; // the contract's own message is for the command line
  return isFigure(field) ? figureProblemOf(field, "") : textProblem(field.schema, "");
}

const isFigure = (field: ActField): field is FigureField => field.kind in decimals;

function figureProblemOf({ kind, schema }: FigureField, text: string): string | null {
  return figureProblem(text, {
    ...figureLimits(schema, decimals[kind]),
    missing: sentenceOf(schema) || acts.missing,
  });
}

/** The text as it is sent. */
const tidied = (field: ActField, text: string): string =>
  field.kind === "text" && field.tidy !== undefined ? field.tidy(text) : text;

const textOf = (value: string | File | null | undefined): string => (typeof value === "string" ? value.trim() : "");

/** The typed values as the call takes them, without the empty ones. */
export function typedOf({ fields }: Pick<DeskAct, "fields">, values: ActValues): Readonly<Record<string, unknown>> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const text = textOf(values[field.name]);
    return text === "" && field.kind !== "choices" ? [] : [[field.name, sentOf(field, text)]];
  });
  return Object.fromEntries(entries);
}

/** The request body from the typed values, without the documents, which have keys only once they are uploaded. */
export function bodyOf(act: DeskAct, values: ActValues): Record<string, unknown> {
  const { fixed, shape } = act;
  const typed = typedOf(act, values);
  return { ...fixed, ...(shape === undefined ? typed : shape(typed)), reason: textOf(values["reason"]) };
}

/** The chosen keys, from the text in which the form holds them. */
export const chosenKeys = (text: string): readonly string[] => (text === "" ? [] : text.split(","));

function sentOf(field: ActField, text: string): string | number | readonly number[] | null {
  if (field.kind === "choices") return chosenKeys(text).map(Number);
  if (field.kind === "choice") return field.isKey ? Number(text) : text;
  if (field.kind === "text") return tidied(field, text);
  if (field.kind === "person name" || field.kind === "day" || field.kind === "paper") return text;
  return figureOf(text, decimals[field.kind]);
}
