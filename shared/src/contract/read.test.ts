import {
  Array as ArrayOf,
  Enum,
  Integer,
  Literal,
  Null,
  Object as ObjectOf,
  Optional,
  String as StringOf,
  Union,
} from "typebox";
import { mapOf } from "./map-of";
import { ContractError, read } from "./read";

const Row = ObjectOf({ id: Integer(), name: StringOf(), note: Optional(StringOf()), status: Enum(["live", "paused"]) });
const row = { id: 1, name: "TMT Bar", status: "live" };

describe("reading an answer by its contract", () => {
  it("keeps the known fields and drops the rest, at every depth", () => {
    const answer = { data: [{ ...row, secret: "x" }], total: 1 };

    expect(read(ObjectOf({ data: ArrayOf(Row) }), answer)).toEqual({ data: [row] });
  });

  it.each([
    ["a missing field", { ...row, name: undefined }, "/name should be present"],
    ["a wrong type", { ...row, id: "1" }, "/id should be a whole number"],
    ["a value outside the list", { ...row, status: "gone" }, "/status should be one of live, paused"],
    ["a value that is not an object", [row], "/ should be an object"],
  ])("refuses %s and reports where", (_what, value, message) => {
    expect(() => read(Row, value)).toThrow(
      new ContractError(message.split(" ")[0] ?? "", message.split("should be ")[1] ?? ""),
    );
  });

  it("takes the branch of a union that fits, and reports the error of the intended one", () => {
    const Price = Union([ObjectOf({ kind: Literal("fixed"), paise: Integer() }), Null()]);

    expect(read(Price, null)).toBeNull();
    expect(read(Price, { kind: "fixed", paise: 5 })).toEqual({ kind: "fixed", paise: 5 });
    expect(() => read(Price, { kind: "fixed", paise: "5" })).toThrow("/paise should be a whole number");
  });

  it("neither reads a field from a prototype nor sets one", () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"name":"forged"},"id":1,"status":"live"}');

    expect(() => read(Row, hostile)).toThrow("/name should be present");
    expect(read(mapOf(StringOf()), JSON.parse('{"__proto__":"x","a":"b"}'))).toEqual({ a: "b" });
    expect(Object.prototype).not.toHaveProperty("name");
  });
});
