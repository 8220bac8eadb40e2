import { findDoubles } from "./doubles";

const block = (count: number): string =>
  Array.from({ length: count }, (_, index) => `  const part${index} = read(${index});\n`).join("");
const names = Array.from({ length: 12 }, (_, index) => `  name${index},\n`).join("");

function doublesOf(...texts: readonly string[]): string[] {
  const files = texts.map((text, index) => ({ path: `api/src/file-${index}.ts`, text }));
  return findDoubles(files).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe("blocks of source", () => {
  it("are refused when two files have 12 equal lines, once for each block", () => {
    expect(doublesOf(block(14), `const other = 1;\n${block(14)}`)).toEqual([
      "api/src/file-1.ts:2 12 lines from here on are also at api/src/file-0.ts:1: write them once",
    ]);
  });

  it("are refused when one file has 12 lines twice", () => {
    expect(doublesOf(`${block(12)}const between = 1;\n${block(12)}`)).toHaveLength(1);
  });

  it("are refused when only comments, blank lines and indentation differ", () => {
    const commented = block(12).replaceAll("\n", "\n\n// why\n/* and\n how */\n");
    expect(doublesOf(block(12), commented.replaceAll("  const", "    const"))).toHaveLength(1);
  });

  it.each([
    ["they have 11 lines", block(11), block(11)],
    ["the twelfth is a lone bracket", `${block(11)}});\n`, `${block(11)}});\n`],
    ["they import the same names", `import {\n${names}} from "a";\n`, `import {\n${names}} from "a";\n`],
    ["one line differs", block(12), block(12).replace("read(5)", "write(5)")],
  ])("are accepted when %s", (_why, one, other) => {
    expect(doublesOf(one, other)).toEqual([]);
  });

  it("are accepted in tests, which are written out in full", () => {
    const files = ["one", "two"].map((name) => ({ path: `api/src/${name}.test.ts`, text: block(12) }));
    expect(findDoubles(files)).toEqual([]);
  });
});
