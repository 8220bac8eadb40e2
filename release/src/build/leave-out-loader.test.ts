import { withoutBodies } from "./leave-out-loader.mjs";

const source =
  "export function kept() { return left(1); }\nfunction outer() {\n  function left(one) { return one + 1; }\n}\n";

it("an unused function gets its replacement body wherever it is declared", () => {
  const shorter = withoutBodies(source, new Map([["left", "return one;"]]));

  expect(shorter).toBe(source.replace("{ return one + 1; }", "{return one;}"));
});

it("an unused method gets its replacement body", () => {
  const shorter = withoutBodies(
    "class Kept {\n  left(one) { return one + 1; }\n}\n",
    new Map([["left", "return one;"]]),
  );

  expect(shorter).toBe("class Kept {\n  left(one) {return one;}\n}\n");
});

it("the build refuses a package that has renamed one of the functions", () => {
  const bodies = new Map([
    ["left", ""],
    ["renamed", ""],
  ]);

  expect(() => withoutBodies(source, bodies)).toThrow("renamed is declared 0 times");
});

it("a file of the package that declares none of them is not changed", () => {
  expect(withoutBodies(source, new Map([["elsewhere", ""]]))).toBe(source);
});
