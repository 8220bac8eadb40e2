import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Set as defineFormat } from "typebox/format";
import { Refusal } from "../errors";
import { decimalProblems, withoutDecimals } from "./decimals";
import { isLine } from "./one-line";

// The contract names it, the browser does not carry what it means.
defineFormat("line", isLine);

export type Part = "params" | "query" | "body";

/** Checks one part of a request and returns it. @throws Refusal */
export type Check = (value: unknown) => unknown;

/**
 * Compiles the check of one part. Query and path are text, so numbers are read from text there; a body must have the right
 * types itself. A body that does not fit is 422 with texts by field; a query or path is 400, no form stands behind it.
 */
export function compileCheck(schema: TSchema, part: Part): Check {
  const compiled = Compile(withoutDecimals(schema));
  return (value) => {
    // PostgreSQL has no NUL character in texts and no half of a pair of surrogates in JSON; no person types either.
    if (isUnstorable(value)) throw refusal(part, {});
    const candidate = part === "body" ? value : readTexts(schema, value ?? {});
    const fits = compiled.Check(candidate);
    const decimals = fits ? decimalProblems(schema, candidate) : [];
    if (fits && decimals.length === 0) return candidate;
    throw refusal(part, fieldTexts(schema, fits ? decimals.map(tooManyDecimals) : compiled.Errors(candidate)));
  };
}

/**
 * Numbers of a path or query, which arrive as text. Only plain decimal notation counts: a lenient reading would take
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
  const isNumber = type === "integer" || type === "number";
  return isNumber && typeof text === "string" && /^-?(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text;
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

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

function fieldTexts(schema: TSchema, errors: readonly SchemaError[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const add = (path: string, text: string): void => {
    const field = path.split("/").slice(1).join(".").slice(0, 120) || "request";
    const known = Object.hasOwn(texts, field) ? texts[field] : undefined;
    texts[field] = [...new Set([...(known ?? []), text])];
  };
  // A hostile body can be wrong in thousands of places; twenty are enough to help a person.
  for (const { keyword, instancePath, params } of errors.slice(0, 20)) {
    if (keyword === "boolean" || keyword === "anyOf" || keyword === "not") continue;
    const names = namesIn(params);
    // The field's own sentence says that it is missing or no such number; here something is in it that nobody sees.
    const own = "format" in params && params.format === "line" ? undefined : ownText(schema, instancePath);
    if (names.length === 0) add(instancePath, own ?? genericText(keyword, params));
    for (const name of names.slice(0, 20)) {
      const path = `${instancePath}/${name}`;
      add(path, (keyword === "required" && ownText(schema, path)) || genericText(keyword, params));
    }
  }
  return Object.keys(texts).length > 0 ? texts : { request: ["is not valid"] };
}

function namesIn(params: object): readonly string[] {
  if ("requiredProperties" in params && Array.isArray(params.requiredProperties))
    return params.requiredProperties.map(String);
  if ("additionalProperties" in params && Array.isArray(params.additionalProperties)) {
    return params.additionalProperties.map(String);
  }
  return [];
}

/** The sentence a schema gives for its own field, `StringOf({ pattern, message: "Please enter a valid phone number" })`. */
function ownText(schema: TSchema, path: string): string | undefined {
  let node: unknown = schema;
  for (const step of path.split("/").slice(1)) {
    if (typeof node !== "object" || node === null) return undefined;
    if ("items" in node && /^\d+$/.test(step)) node = node.items;
    else if ("properties" in node && typeof node.properties === "object" && node.properties !== null) {
      node = Object.entries(node.properties).find(([name]) => name === step)?.[1];
    } else return undefined;
  }
  return typeof node === "object" && node !== null && "message" in node ? String(node.message) : undefined;
}

function genericText(keyword: string, params: object): string {
  const limit = "limit" in params ? String(params.limit) : "";
  switch (keyword) {
    case "required":
      return "This field is required";
    case "additionalProperties":
      return "This field is not known";
    case "maxLength":
      return `At most ${limit} characters`;
    case "minLength":
      return limit === "1" ? "This field is required" : `At least ${limit} characters`;
    case "maximum":
      return `At most ${limit}`;
    case "minimum":
      return `At least ${limit}`;
    case "exclusiveMinimum":
      return `Must be above ${limit}`;
    case "maxItems":
      return `At most ${limit} entries`;
    case "minItems":
      return `At least ${limit} ${limit === "1" ? "entry" : "entries"}`;
    case "format":
      return "Please leave out line breaks and invisible characters";
    case "multipleOf":
      return "Too many decimals";
    default:
      return "This value is not valid";
  }
}
