import type { Static, TSchema } from "typebox";

/** A value from outside does not have the shape that the contract requires. `path` is the place, `/data/0/price`. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly path: string;

  constructor(path: string, expected: string) {
    super(`${path || "/"} should be ${expected}`);
    this.path = path;
  }
}

/**
 * Parses a value from outside by its contract: keeps the known fields, drops the rest, and returns a typed copy.
 * TypeBox's own checker is twenty times as large as the schemas; this reads only the few kinds that the contract uses.
 * Bounds (`maxLength`, `pattern`, …) are the server's business and are not checked here.
 * @throws ContractError naming the first place that does not fit.
 */
export function read<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  // The one cast at the border: `readAny` has walked the whole schema.
  return readAny(schema as unknown as SchemaNode, value, "") as Static<Schema>;
}

/** Like `read`, for values that have a fallback: null when it does not fit. */
export function readOrNull<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> | null {
  try {
    return read(schema, value);
  } catch (error) {
    if (error instanceof ContractError) return null;
    throw error;
  }
}

interface SchemaNode {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly items?: SchemaNode | readonly SchemaNode[];
}

function readAny(schema: SchemaNode, value: unknown, path: string): unknown {
  if (schema.anyOf) return readUnion(schema.anyOf, value, path);
  if ("const" in schema) return expect(value === schema.const, value, path, JSON.stringify(schema.const));
  if (schema.enum) return expect(schema.enum.includes(value), value, path, `one of ${schema.enum.join(", ")}`);
  switch (schema.type) {
    case "object":
      return readObject(schema, value, path);
    case "array":
      return readArray(schema, value, path);
    case "integer":
      return expect(Number.isInteger(value), value, path, "a whole number");
    case "number":
      return expect(typeof value === "number" && Number.isFinite(value), value, path, "a number");
    case "string":
    case "boolean":
      return expect(typeof value === schema.type, value, path, `a ${schema.type}`);
    case "null":
      return expect(value === null, value, path, "null");
    default:
      return value;
  }
}

function readUnion(members: readonly SchemaNode[], value: unknown, path: string): unknown {
  let deepest: ContractError | undefined;
  for (const member of members) {
    try {
      return readAny(member, value, path);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      // The branch that got furthest is probably the intended one; its error helps most.
      if (!deepest || error.path.length > deepest.path.length) deepest = error;
    }
  }
  throw deepest ?? new ContractError(path, "one of the allowed shapes");
}

function readObject(schema: SchemaNode, value: unknown, path: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ContractError(path, "an object");
  // Entries of `value` itself only: a field found on a prototype is not an answer.
  const own = new Map(Object.entries(value));
  const result = readRest(schema, own, path);
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const item = own.get(key);
    if (item !== undefined) result[key] = readAny(property, item, `${path}/${key}`);
    else if (schema.required?.includes(key)) throw new ContractError(`${path}/${key}`, "present");
  }
  return result;
}

/** The fields of a record, whose names the contract does not list. */
function readRest(schema: SchemaNode, own: ReadonlyMap<string, unknown>, path: string): Record<string, unknown> {
  const item = Object.values(schema.patternProperties ?? {})[0] ?? asSchema(schema.additionalProperties);
  if (!item) return {};
  const known = [...own].filter(([key]) => key !== "__proto__");
  return Object.fromEntries(known.map(([key, value]) => [key, readAny(item, value, `${path}/${key}`)]));
}

function readArray(schema: SchemaNode, value: unknown, path: string): unknown {
  if (!Array.isArray(value)) throw new ContractError(path, "a list");
  const { items } = schema;
  if (items === undefined) return value;
  return value.map((item, index) => {
    const itemSchema = isTuple(items) ? items[index] : items;
    return itemSchema ? readAny(itemSchema, item, `${path}/${index}`) : item;
  });
}

function isTuple(items: SchemaNode | readonly SchemaNode[]): items is readonly SchemaNode[] {
  return Array.isArray(items);
}

function asSchema(additional: SchemaNode | boolean | undefined): SchemaNode | undefined {
  return typeof additional === "object" ? additional : undefined;
}

function expect(holds: boolean, value: unknown, path: string, expected: string): unknown {
  if (!holds) throw new ContractError(path, expected);
  return value;
}
