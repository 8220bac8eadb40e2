import type { ContractChange } from "./contract-change";
import { changelogProblem, readRecorded, recordedText, versionProblem } from "./contract-findings";

const none: ContractChange = { kind: "none" };
const added: ContractChange = { kind: "added" };
const broken: ContractChange = { kind: "broken", reasons: ["'useHref' is missing"] };

describe("the version of the contract", () => {
  it.each<[string, string, ContractChange]>([
    ["stays when the types stay", "2.1.0", none],
    ["may be raised for a change that no type shows", "2.1.1", none],
    ["is raised by a minor for an addition", "2.2.0", added],
    ["may be raised by more", "3.0.0", added],
    ["is raised by a major for a removal", "3.0.0", broken],
  ])("%s", (_what, version, change) => expect(versionProblem("2.1.0", version, change)).toBeNull());

  it.each<[string, string, ContractChange, string]>([
    ["the same version for more", "2.1.0", added, "something was added since 2.1.0: make it 2.2.0"],
    ["a patch for more", "2.1.1", added, "make it 2.2.0"],
    ["a minor for less, with the compiler's reason", "2.2.0", broken, "make it 3.0.0\n'useHref' is missing"],
    ["a step back", "2.0.0", none, "went back from 2.1.0 to 2.0.0"],
  ])("is not %s", (_what, version, change, words) => {
    expect(versionProblem("2.1.0", version, change)).toContain(words);
  });

  it("is recorded with its types", () => {
    const recorded = { version: "2.1.0", types: "// ==== a.d.ts\nexport {};\n" };
    expect(readRecorded(recordedText(recorded))).toEqual(recorded);
    expect(() => readRecorded("export {};")).toThrow("does not begin with a line like");
  });
});

describe("the contract's changelog", () => {
  it("has an entry with text for each version, the newest first", () => {
    expect(changelogProblem("# Title\n\n## 2.1.0\n\nMore.\n\n## 2.0.0\n\nFirst.\n", "2.1.0")).toBeNull();
  });

  it.each([
    ["the newest version has none", "## 2.0.0\n\nFirst.\n", "the first entry is 2.0.0, the contract is 2.1.0"],
    ["an entry has no text", "## 2.1.0\n\n## 2.0.0\n\nFirst.\n", "2.1.0 has no text"],
    ["one is there twice", "## 2.1.0\n\nMore.\n\n## 2.1.0\n\nMore.\n", "2.1.0 is below 2.1.0"],
  ])("is refused when %s", (_when, text, words) => expect(changelogProblem(text, "2.1.0")).toContain(words));
});
