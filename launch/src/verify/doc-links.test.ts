import { findBrokenDocLinks } from "./doc-links";

const page = { path: "docs/domain.md", text: "# The market\n\n## Who is asked\n\n### The API's names\n" };

function problemsOf(path: string, text: string): string[] {
  return findBrokenDocLinks([page, { path, text }]).map(({ message }) => message);
}

describe("references to the documentation", () => {
  it.each([
    ["a page", "api/src/server.ts", "// Why: docs/domain.md."],
    ["a section", "api/src/server.ts", "// The rule: docs/domain.md#who-is-asked."],
    ["a section with an apostrophe in its heading", "api/src/server.ts", "// docs/domain.md#the-apis-names"],
    ["a section, from a page beside it", "docs/ops.md", "[who](domain.md#who-is-asked)"],
    ["a page, from a folder below", "docs/decisions/0001-one.md", "[rules](../domain.md)"],
    ["the outside", "docs/ops.md", "[Node](https://nodejs.org/docs/index.md)"],
  ])("are accepted when they lead to %s", (_what, path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });

  it.each([
    ["a page", "api/src/server.ts", "// docs/rules.md", "docs/rules.md does not exist"],
    ["a section", "api/src/server.ts", "// docs/domain.md#roles", "docs/domain.md has no section #roles"],
    ["a page beside it", "docs/ops.md", "[rules](rules.md)", "docs/rules.md does not exist"],
    ["a section of the same page", "docs/ops.md", "[below](#below)", "docs/ops.md has no section #below"],
  ])("are refused when %s does not exist", (_what, path, text, message) => {
    expect(problemsOf(path, text)).toEqual([message]);
  });
});
