import { isLine } from "@mandi/shared/contract/one-line";
import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { Set as defineFormat } from "typebox/format";
import { Refusal } from "../errors";
import { decimalProblems, withoutDecimals } from "./decimals";
import { fieldTexts, type SchemaError } from "./field-texts";
import { tidied } from "./tidied";

// The contract names the format; the browser does not have its definition.
defineFormat("line", isLine);

export type Part = "params" | "query" | "body";

/** Checks one part of a request and returns it. @throws Refusal */
export type Check = (value: unknown) => unknown;

/**
 * The check of one part, compiled for the first request that needs it. Query and path are text, so numbers are parsed from text
 * there; a body must have the right types itself. An invalid body is 422 with texts by field; an invalid query or path is 400, because no
 * form is behind it.
 */
export function checkOf(schema: TSchema, part: Part): Check {
  let compiled: Validator | undefined;
  return (value) => {
    compiled ??= Compile(withoutDecimals(schema));
    // PostgreSQL allows no NUL character in texts and no lone surrogate in JSON; no person types either.
    if (isUnstorable(value)) throw refusal(part, {});
    const candidate = tidied(schema, part === "body" ? value : readTexts(schema, value ?? {}));
    const fits = compiled.Check(candidate);
    const decimals = fits ? decimalProblems(schema, candidate) : [];
    if (fits && decimals.length === 0) return candidate;
    throw refusal(part, fieldTexts(schema, fits ? decimals.map(tooManyDecimals) : compiled.Errors(candidate)));
  };
}

/**
 * Numbers in a path or query, which arrive as text. Only plain decimal notation counts: a lenient parser would take
 * `/address/1.5` for address 1.
 */
function readTexts(schema: TSchema, value: unknown): unknown {
  const properties = new Map(Object.entries(Object("properties" in schema ? schema.properties : {})));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, text]) => [name, readNumber(properties.get(name), text)]),
  );
}

function readNumber(schema: unknown, text: unknown): unknown {
  const type = typeof schema === "object" && schema !== null && "type" in schema ? schema.type : undefined;
  const plain = type === "number" ? /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/ : /^-?(0|[1-9]\d{0,15})$/;
  const isNumber = type === "integer" || type === "number";
  return isNumber && typeof text === "string" && plain.test(text) ? Number(text) : text;
}

function refusal(part: Part, errors: Record<string, string[]>): Refusal {
  const first = Object.values(errors)[0]?.[0];
  return new Refusal(part === "body" ? "invalid" : "malformed", { errors, ...(first ? { message: first } : {}) });
}

/** No contract nests deeper; without a limit a body of brackets alone would exhaust the stack. */
const deepest = 12;

const unstorable = /[\0\p{Surrogate}]/u;

function isUnstorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return unstorable.test(value);
  if (typeof value !== "object" || value === null) return false;
  if (depth > deepest) return true;
  return Object.entries(value).some(([key, item]) => unstorable.test(key) || isUnstorable(item, depth + 1));
}

function tooManyDecimals(instancePath: string): SchemaError {
  return { keyword: "multipleOf", instancePath, params: {} };
}
