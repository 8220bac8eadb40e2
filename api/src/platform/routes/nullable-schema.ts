/**
 * A schema in which each "this or null" is one part that may be null, as the serializer can say without a validator. It would
 * compile one for each of the two, and ask it about each value of an answer.
 */
export function nullableSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullableSchema);
  if (!isPart(schema)) return schema;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, nullableSchema(part)]),
  );
  const only = aloneBesideNull(anyOf);
  if (only !== undefined) return { ...rest, ...only, nullable: true };
  return anyOf === undefined ? rest : { ...rest, anyOf };
}

type Part = Readonly<Record<string, unknown>>;

function isPart(schema: unknown): schema is Part {
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}

function isNull(schema: unknown): boolean {
  return isPart(schema) && schema["type"] === "null";
}

/** The other one of two choices, of which one is null, if it is of one type. */
function aloneBesideNull(choices: unknown): Part | undefined {
  if (!Array.isArray(choices) || choices.length !== 2 || !choices.some(isNull)) return undefined;
  const only: unknown = choices.find((choice) => !isNull(choice));
  return isPart(only) && typeof only["type"] === "string" ? only : undefined;
}
