import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../verify/project-root";
import { coverageOf } from "./coverage";
import { findTestNames } from "./find-test-names";
import { readRequirements } from "./read-requirements";
import { findRequirementIds } from "./requirement-ids";

describe("requirement ids in a text", () => {
  it.each([
    ["one", "returns to the phone step (R-104)", ["R-104"]],
    ["a list", "R-012, R-014 and R-012", ["R-012", "R-014"]],
    ["a range with dots", "R-012…R-015", ["R-012", "R-013", "R-014", "R-015"]],
    ["a range in words", "R-098 to R-101", ["R-098", "R-099", "R-100", "R-101"]],
    ["a short range", "R-007-009", ["R-007", "R-008", "R-009"]],
    ["none", "H-24 and R-1", []],
    ["none inside a word", "plot 4 RAIPUR-492001", []],
  ])("are found: %s", (_what, text, ids) => {
    expect(findRequirementIds(text)).toEqual(ids);
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

  it("are not read from comments and other calls", () => {
    expect(namesOf('// it("R-001")\nexpect("R-002"); screen.getByText("R-003");')).toEqual([]);
  });
});

describe("coverage", () => {
  const requirements = readRequirements("R-001  shell               Start\nR-002  shell               Stop\n");

  it("counts a requirement as covered when a test names it, and names ids nobody knows", () => {
    const tests = [{ path: "a.test.ts", name: "starts (R-001)", searched: "starts (R-001, R-999)" }];
    expect(coverageOf(requirements, tests)).toEqual({
      requirements: [
        { id: "R-001", owner: "shell", title: "Start", tests: ["a.test.ts: starts (R-001)"] },
        { id: "R-002", owner: "shell", title: "Stop", tests: [] },
      ],
      owners: [{ owner: "shell", covered: 1, all: 2 }],
      unknown: ["R-999"],
    });
  });
});

describe("the list of requirements", () => {
  const list = readRequirements(readFileSync(join(projectRoot, "docs/requirements.txt"), "utf8"));

  it("holds every id once, without a gap", () => {
    expect(list.map(({ id }) => id)).toEqual(findRequirementIds(`R-001…R-${list.length}`));
    expect(list.length).toBeGreaterThanOrEqual(436);
  });

  it("refuses a line of another shape", () => {
    expect(() => readRequirements("R-1 shell Start")).toThrow("Not a requirement: R-1 shell Start");
  });
});
