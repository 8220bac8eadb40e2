import { compileFunction, createContext } from "node:vm";

const compiled = (text: string, globals: object) =>
  compileFunction(text, ["value"], { filename: "/compiled-once.js", parsingContext: createContext({ ...globals }) });

it("runs a file in each realm with the globals of that realm", () => {
  const text = "seen = seen + value; return seen;";
  const one = compiled(text, { seen: "one " });
  const other = compiled(text, { seen: "other " });
  expect([one("a"), other("a"), one("b")]).toEqual(["one a", "other a", "one ab"]);
});

it("compiles a file again once its text has changed", () => {
  expect(compiled("return value + 1;", {})(1)).toBe(2);
  expect(compiled("return value + 2;", {})(1)).toBe(3);
});

it("reports the line and column of the source where an error is thrown", () => {
  expect(() => compiled('"use strict"; undeclared = value;', {})("a")).toThrow(
    expect.objectContaining({ stack: expect.stringContaining("/compiled-once.js:1:26") }),
  );
});
