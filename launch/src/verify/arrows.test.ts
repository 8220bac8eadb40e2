import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectRoot } from "./project-root";

interface Rule {
  readonly name: string;
  readonly comment: string;
}

const config = createRequire(join(projectRoot, "package.json"))("./.dependency-cruiser.cjs") as { forbidden: Rule[] };
const rules = config.forbidden;

function cruiseFixtures(): Record<string, string[]> {
  const script = join(import.meta.dirname, "cruise-fixtures.ts");
  const output = execFileSync(process.execPath, ["--import", "tsx", script], { cwd: projectRoot, encoding: "utf8" });
  return JSON.parse(output) as Record<string, string[]>;
}

describe("the arrows between packages, rooms and slices", () => {
  let broken: Record<string, string[]>;
  beforeAll(() => {
    broken = cruiseFixtures();
  });

  it.each(rules)("$name is reported when a file breaks it, and nothing else is", ({ name }) => {
    expect(broken[name]).toEqual([name]);
  });

  it("has no fixture left over from a removed rule", () => {
    expect(Object.keys(broken).sort()).toEqual(rules.map(({ name }) => name).sort());
  });

  it.each(rules)("$name gives its reason in one sentence", ({ comment }) => {
    expect(comment).toMatch(/^[A-Z].{30,180}\.$/);
  });
});
