import { readFileSync } from "node:fs";
import path from "node:path";
import { contractChange } from "./contract-change";
import { readRecorded } from "./contract-findings";
import { checkout } from "./contract-types";

const { types } = readRecorded(readFileSync(path.join(checkout, "area-kit/contract-types.txt"), "utf8"));

/** The recorded types with one text replaced. */
function changed(from: string, to: string): string {
  expect(types).toContain(from);
  return types.replaceAll(from, to);
}

describe("a change of the contract's types", () => {
  it("is none when they are the same", () => expect(contractChange(types, types)).toEqual({ kind: "none" }));

  it("is an addition when the shell provides or accepts more: a name of the router, an icon, an optional field", () => {
    const more = changed('"generatePath", ', '"generatePath", "useMatches", ')
      .replaceAll('"building", ', '"building", "crane", ')
      .replace("readonly durationMs: number;", "readonly durationMs: number; readonly link?: string;");
    expect(contractChange(types, more)).toEqual({ kind: "added" });
  });

  it("is breaking when the shell provides or accepts less, and says what", () => {
    const less = changed('"generatePath", ', "").replaceAll('"building", ', "");
    const change = contractChange(types, less);
    expect(change).toMatchObject({
      kind: "broken",
      reasons: [expect.stringContaining("'generatePath'"), expect.stringContaining('"building"')],
    });
  });
});
