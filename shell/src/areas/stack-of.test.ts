import { stackOf } from "./stack-of";

const version = "9f3c0a1b2c3d4e5f";
const file = `${location.origin}/areas/seller/${version}/static/page.js`;

function thrown(stack: string): Error {
  return Object.assign(new Error("no price for 9876543210"), { stack });
}

it.each([
  ["Chromium", `Error: no price for 9876543210\n    at total (${file}?r=1:1:234)\n    at async ${file}:2:5`],
  ["Firefox", `total@${file}?r=1:1:234\n@${file}:2:5`],
])("returns where an error of %s was thrown, without its message", (_browser, stack) => {
  expect(stackOf(thrown(stack))).toBe(
    `total@areas/seller/${version}/static/page.js:1:234\n@areas/seller/${version}/static/page.js:2:5`,
  );
});

it("leaves out files outside the product, and all but the innermost frames", () => {
  const foreign = `at spy (https://elsewhere.example/areas/x.js:1:1)\nat page (${location.origin}/login?phone=1:1:1)`;
  const deep = Array.from({ length: 40 }, (_, line) => `at deep (${file}:${line}:1)`).join("\n");

  expect(stackOf(thrown(foreign))).toBe("");
  expect(stackOf(thrown(deep)).split("\n")).toHaveLength(12);
  expect(stackOf("no error")).toBe("");
});
