import { normaliseUtr } from "@mandi/shared/format/utr";
import type { TSchema } from "typebox";

/**
 * What a caller sent, with the references of transfers (`isUtr` of the contract) as they are kept: whoever pastes one from a bank's page
 * pastes its spaces too. A value whose schema has no reference is returned as it is.
 */
export function tidied(schema: TSchema, value: unknown): unknown {
  return hasUtr(schema) ? tidy(schema, value) : value;
}

const known = new WeakMap<TSchema, boolean>();

function hasUtr(schema: TSchema): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const has = JSON.stringify(schema).includes('"isUtr":true');
  known.set(schema, has);
  return has;
}

function tidy(schema: unknown, value: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return value;
  if (typeof value === "string") return "isUtr" in schema ? normaliseUtr(value) : value;
  if (Array.isArray(value)) return "items" in schema ? value.map((item) => tidy(schema.items, item)) : value;
  if (typeof value !== "object" || value === null || !("properties" in schema)) return value;
  const properties = new Map(Object.entries(Object(schema.properties)));
  // Entries, not assignment: a field named __proto__ stays a field, which the check refuses.
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, tidy(properties.get(name), item)]));
}
