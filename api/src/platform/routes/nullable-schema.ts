/**
 * A schema in which each "this or null" is one part that may be null, and each "one of these texts or any other" is a text, as
 * the serializer can say without a validator. For one choice it would compile a validator of the whole answer, and ask it about
 * each value.
 */
export function nullableSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullableSchema);
  if (!isPart(schema)) return schema;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [key, nullableSchema(part)]),
  );
  const only = onePartFor(anyOf);
  if (only !== undefined) return { ...rest, ...only };
  return anyOf === undefined ? rest : { ...rest, anyOf };
}

type Part = Readonly<Record<string, unknown>>;

function isPart(schema: unknown): schema is Part {
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}

function isNull(schema: unknown): boolean {
  return isPart(schema) && schema["type"] === "null";
}

/** Whether it is a text, any or one of a list: both are written alike. */
function isText(schema: Part): boolean {
  const { type, enum: listed } = schema;
  if ("const" in schema) return false;
  return type === "string" || (Array.isArray(listed) && listed.every((text) => typeof text === "string"));
}

/** One part for all choices, if there is one: a text for texts, or the only other choice beside null. */
function onePartFor(choices: unknown): Part | undefined {
  if (!Array.isArray(choices)) return undefined;
  const others = choices.filter(isPart).filter((choice) => !isNull(choice));
  const nullable = choices.some(isNull) || others.some((choice) => choice["nullable"] === true);
  const [only, ...more] = others;
  if (only !== undefined && more.length === 0 && typeof only["type"] === "string") return { ...only, nullable };
  return others.length > 0 && others.every(isText) ? { type: "string", nullable } : undefined;
}
