import type { TSchema } from "typebox";

/*
 * `multipleOf: 0.01` cannot be checked by division: 4571869.32 / 0.01 is not a whole number in binary, and TypeBox's check
 * refuses six of ten valid amounts (measured with 1.4.3). So decimal limits are removed from what TypeBox compiles and checked
 * here by rounding.
 */

/** The schema without its decimal limits. */
export function withoutDecimals(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => (key === "multipleOf" ? undefined : value));
}

/** Places where a number has more decimals than its schema allows, `/price/3`. */
export function decimalProblems(schema: unknown, value: unknown, path = ""): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  if (typeof value === "number") {
    return smallestSteps(schema).some((step) => !isMultiple(value, step)) ? [path] : [];
  }
  if (Array.isArray(value)) {
    const items: unknown = "items" in schema ? schema.items : undefined;
    return value.flatMap((item, index) => decimalProblems(items, item, `${path}/${index}`));
  }
  if (typeof value !== "object" || value === null) return [];
  const properties = "properties" in schema ? new Map(Object.entries(Object(schema.properties))) : new Map();
  const rest = "patternProperties" in schema ? Object.values(Object(schema.patternProperties))[0] : undefined;
  return Object.entries(value).flatMap(([key, item]) =>
    decimalProblems(properties.get(key) ?? rest, item, `${path}/${key}`),
  );
}

function smallestSteps(schema: object): readonly number[] {
  if ("anyOf" in schema && Array.isArray(schema.anyOf)) return schema.anyOf.flatMap(smallestSteps);
  return "multipleOf" in schema && typeof schema.multipleOf === "number" ? [schema.multipleOf] : [];
}

function isMultiple(value: number, step: number): boolean {
  const factor = Math.round(1 / step);
  return Math.round(value * factor) / factor === value;
}
