import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../verify/project-root";
import { coverageOf } from "./coverage";
import { findTestNames } from "./find-test-names";
import { readCoverage } from "./read-coverage";
import { readRequirements } from "./read-requirements";
import { findRanges, findRequirementIds } from "./requirement-ids";

describe("requirement ids in a text", () => {
  it.each([
    ["one", "returns to the phone step (R-104)", ["R-104"]],
    ["a list", "R-012, R-014 and R-012", ["R-012", "R-014"]],
    ["none", "H-24, R-1 and R-1234", []],
    ["none inside a word", "plot 4 RAIPUR-492001", []],
  ])("are found: %s", (_what, text, ids) => {
    expect(findRequirementIds(text)).toEqual(ids);
  });

  it.each(["R-012…R-015", "R-098 to R-101", "R-007-009", "R-007 – 009"])("are refused as a range: %s", (text) => {
    expect(findRanges(text)).toEqual([text]);
  });

  it("are not taken for a range in a list", () => {
    expect(findRanges("R-012, R-013 and R-014")).toEqual([]);
  });
});

describe("names of tests", () => {
  const namesOf = (text: string) => findTestNames("a.test.ts", text).map(({ searched }) => searched);

  it("are read from it, test and describe, with and without a table", () => {
    const text = `describe("gate", () => { it("waits", () => {}); test.each([["R-018", 429]])("retries %s", () => {}); });`;
    expect(namesOf(text)).toEqual(["gate", "waits", "retries %s\nR-018"]);
  });

  it("are read from a table above the tests and from a template", () => {
    const text = `const rows = [{ id: "R-020" }] as const; it.each(rows)(\`shows \${x} (R-021)\`, () => {});`;
    expect(namesOf(text)).toEqual(["shows … (R-021)\nR-020"]);
  });

  it("are read from the table of a loop when they are made from its rows, and only then", () => {
    const text = `const rows = [["R-024", "/wallet"]]; for (const [id, path] of rows) { it(\`\${id} \${path}\`, f); it("x", f); }`;
    expect(namesOf(text)).toEqual(["… …\nR-024\n/wallet", "x"]);
  });

  it("are not read from comments and other calls", () => {
    expect(namesOf('// it("R-001")\nexpect("R-002"); screen.getByText("R-003");')).toEqual([]);
  });
});

describe("coverage", () => {
  const requirements = readRequirements("R-001  shell               Start\nR-002  shell               Stop\n");

  it("counts a requirement as covered when a test names it, and reports unknown ids", () => {
    const tests = [{ path: "a.test.ts", name: "starts (R-001)", searched: "starts (R-001, R-999)", text: "" }];
    expect(coverageOf(requirements, tests)).toEqual({
      requirements: [
        { id: "R-001", owner: "shell", title: "Start", tests: ["a.test.ts: starts (R-001)"] },
        { id: "R-002", owner: "shell", title: "Stop", tests: [] },
      ],
      owners: [{ owner: "shell", covered: 1, all: 2 }],
      unknown: ["R-999"],
      ranges: [],
      unopened: [],
    });
  });

  it("counts only the ids that are named, and says which test claims a range", () => {
    const tests = [{ path: "a.test.ts", name: "lives (R-001 to R-002)", searched: "lives (R-001 to R-002)", text: "" }];
    expect(coverageOf(requirements, tests).ranges).toEqual(["a.test.ts: lives (R-001 to R-002)"]);
  });

  it("says which test claims a route or a call that its file never names", () => {
    const asked = readRequirements("R-001  api  Call `GET /order/{id}`\n");
    const test = { path: "a.test.ts", name: "reads (R-001)", searched: "reads (R-001)" };
    expect(coverageOf(asked, [{ ...test, text: 'get("/order/1")' }]).unopened).toEqual([]);
    expect(coverageOf(asked, [{ ...test, text: "" }]).unopened).toEqual([
      "a.test.ts: reads (R-001) (R-001: Call `GET /order/{id}`)",
    ]);
  });

  it("of this repository contains no range, no unknown id, and no claim on an address that is never named", () => {
    const { ranges, unknown, unopened } = readCoverage();
    expect({ ranges, unknown, unopened }).toEqual({ ranges: [], unknown: [], unopened: [] });
  });
});

describe("the list of requirements", () => {
  const list = readRequirements(readFileSync(join(projectRoot, "docs/requirements.txt"), "utf8"));

  it("contains every id once, without a gap", () => {
    expect(list.map(({ id }) => Number(id.slice(2)))).toEqual(list.map((_, place) => place + 1));
    expect(list.length).toBeGreaterThanOrEqual(436);
  });

  it("refuses an invalid line", () => {
    expect(() => readRequirements("R-1 shell Start")).toThrow("Not a requirement: R-1 shell Start");
  });
});
