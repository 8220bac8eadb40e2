import { formatGrouped } from "@mandi/shared/format/rupees";
import type { TSchema } from "typebox";

/** The validator's report on one place in an invalid value. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

/** A hostile body can be wrong in thousands of places; twenty messages are enough to help a person. */
const mostErrors = 20;
/** Errors that only report that one of several schemas failed; the errors of those schemas give the reason. */
const saysNothing = new Set(["boolean", "anyOf", "not"]);

/** The texts of an answer's `errors`, by field: the field's own message from the schema, else a general one. */
export function fieldTexts(schema: TSchema, errors: readonly SchemaError[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const error of withoutFormOfEmpty(errors).slice(0, mostErrors)) {
    for (const { path, text } of textsOf(schema, error)) {
      const field = path.split("/").slice(1).join(".").slice(0, 120) || "request";
      const known = Object.hasOwn(texts, field) ? texts[field] : undefined;
      texts[field] = [...new Set([...(known ?? []), text])];
    }
  }
  return Object.keys(texts).length > 0 ? texts : { request: ["is not valid"] };
}

/** For an empty text, reports only that it is empty, not also that its format is wrong. */
function withoutFormOfEmpty(errors: readonly SchemaError[]): readonly SchemaError[] {
  const empty = new Set(
    errors.filter(({ keyword }) => keyword === "minLength").map(({ instancePath }) => instancePath),
  );
  return errors.filter(({ keyword, instancePath }) => keyword === "minLength" || !empty.has(instancePath));
}

function textsOf(schema: TSchema, { keyword, instancePath, params }: SchemaError): { path: string; text: string }[] {
  if (saysNothing.has(keyword)) return [];
  const names = namesIn(params).slice(0, mostErrors);
  if (names.length > 0) return names.map((name) => textOfName(schema, keyword, params, `${instancePath}/${name}`));
  const own = saysMore(keyword, params) ? undefined : ownText(schema, instancePath, keyword);
  return [{ path: instancePath, text: own ?? genericText(keyword, params) }];
}

function textOfName(schema: TSchema, keyword: string, params: object, path: string) {
  const own = keyword === "required" ? ownText(schema, path, keyword) : undefined;
  return { path, text: own ?? genericText(keyword, params) };
}

/** The field's own message says that it is missing or not a valid choice; for these errors a person needs to know what is wrong. */
function saysMore(keyword: string, params: object): boolean {
  return keyword === "maximum" || keyword === "multipleOf" || ("format" in params && params.format === "line");
}

function namesIn(params: object): readonly string[] {
  if ("requiredProperties" in params && Array.isArray(params.requiredProperties))
    return params.requiredProperties.map(String);
  if ("additionalProperties" in params && Array.isArray(params.additionalProperties)) {
    return params.additionalProperties.map(String);
  }
  return [];
}

/**
 * The message that a schema gives for its own field, `StringOf({ pattern, message: "Please enter a valid phone number" })`; for
 * a field that is missing or empty its `messageWhenMissing`, when it has one.
 */
function ownText(schema: TSchema, path: string, keyword: string): string | undefined {
  const node = schemaAt(schema, path);
  if (typeof node !== "object" || node === null) return undefined;
  const isMissing = keyword === "required" || keyword === "minLength";
  if (isMissing && "messageWhenMissing" in node) return String(node.messageWhenMissing);
  return "message" in node ? String(node.message) : undefined;
}

function schemaAt(schema: TSchema, path: string): unknown {
  return path.split("/").slice(1).reduce<unknown>(partOf, schema);
}

/** The part of a list by its place, of an object by its name; any name of a map has the same part. */
function partOf(node: unknown, step: string): unknown {
  if (typeof node !== "object" || node === null) return undefined;
  if ("items" in node && /^\d+$/.test(step)) return node.items;
  const named =
    "properties" in node ? Object.entries(Object(node.properties)).find(([name]) => name === step) : undefined;
  if (named) return named[1];
  return "patternProperties" in node ? Object.values(Object(node.patternProperties))[0] : undefined;
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
      return `At most ${formatGrouped(Number(limit), "auto")}`;
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
