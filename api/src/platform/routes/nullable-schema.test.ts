import build, { type Schema } from "fast-json-stringify";
import { nullableSchema } from "./nullable-schema";

const text = { type: "string" };
const none = { type: "null" };
const serializerOf = (properties: object) => build(nullableSchema({ type: "object", properties }) as Schema);

describe("the schema of an answer, as the serializer reads it", () => {
  it("writes a value or null, and of an object only its own fields", () => {
    const person = { type: "object", required: ["name"], properties: { name: { anyOf: [none, text] } } };
    const serialize = serializerOf({
      person: { anyOf: [person, none] },
      notes: { type: "array", items: { anyOf: [text, none] } },
    });

    expect(serialize({ person: { name: "Asha", phone: "9812345670" }, notes: ["one", null] })).toBe(
      '{"person":{"name":"Asha"},"notes":["one",null]}',
    );
    expect(serialize({ person: { name: null }, notes: [] })).toBe('{"person":{"name":null},"notes":[]}');
    expect(serialize({ person: null, notes: [] })).toBe('{"person":null,"notes":[]}');
    expect(() => serialize({ person: {}, notes: [] })).toThrow("required");
  });

  it("writes a text of a list, any other text or null without a validator", () => {
    const listed = { enum: ["open", "closed"] };
    const schema = nullableSchema({
      type: "object",
      properties: {
        state: { anyOf: [listed, text] },
        either: { anyOf: [{ anyOf: [listed, none] }, { anyOf: [listed, text] }] },
        waits: { anyOf: [none, listed] },
      },
    });

    expect(JSON.stringify(schema)).not.toContain("anyOf");
    const serialize = build(schema as Schema);
    const answers = [
      { state: "open", either: "closed", waits: "open" },
      { state: 'a "new" one', either: null, waits: null },
    ];
    for (const answer of answers) expect(JSON.parse(serialize(answer))).toEqual(answer);
  });

  it("still refuses a value that is none of several choices", () => {
    const serialize = serializerOf({ state: { anyOf: [{ const: "open" }, { const: "closed" }, none] } });

    expect(serialize({ state: "open" })).toBe('{"state":"open"}');
    expect(serialize({ state: null })).toBe('{"state":null}');
    expect(() => serialize({ state: "ajar" })).toThrow("does not match");
  });
});
