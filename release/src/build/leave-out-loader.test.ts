import { withoutBodies } from "./leave-out-loader.mjs";

const source =
  "export function kept() { return left(1); }\nfunction outer() {\n  function left(one) { return one + 1; }\n}\n";

it("a function that nobody calls does what is said in its place, wherever it is declared", () => {
  const shorter = withoutBodies(source, new Map([["left", "return one;"]]));

  expect(shorter).toBe(source.replace("{ return one + 1; }", "{return one;}"));
});

it("a package that has renamed one of the functions is refused when it is built", () => {
  const bodies = new Map([
    ["left", ""],
    ["renamed", ""],
  ]);

  expect(() => withoutBodies(source, bodies)).toThrow("renamed is declared 0 times");
});

it("a file of the package that has none of them stays as it is", () => {
  expect(withoutBodies(source, new Map([["elsewhere", ""]]))).toBe(source);
});
