/**
 * `pnpm requirements`: every requirement with the tests that name it.
 *   --uncovered   only those that no test names
 *   --json        for other programs
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../verify/project-root";
import { readSourceFiles } from "../verify/source-files";
import { type Coverage, coverageOf } from "./coverage";
import { findTestNames } from "./find-test-names";
import { readRequirements } from "./read-requirements";

const { values } = parseArgs({ options: { json: { type: "boolean" }, uncovered: { type: "boolean" } } });

function readCoverage(): Coverage {
  const list = readFileSync(join(projectRoot, "docs/requirements.txt"), "utf8");
  const tests = readSourceFiles()
    // The test of this command writes ids as examples.
    .filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.startsWith("launch/src/requirements/"))
    .flatMap(({ path, text }) => findTestNames(path, text));
  return coverageOf(readRequirements(list), tests);
}

function asText({ requirements, owners, unknown }: Coverage): string {
  const lines = requirements.flatMap(({ id, owner, title, tests }) => [
    `${tests.length > 0 ? "+" : "-"} ${id}  ${owner.padEnd(19)}  ${title}`,
    ...tests.map((test) => `      ${test}`),
  ]);
  const counts = owners.map(({ owner, covered, all }) => `${owner.padEnd(19)} ${covered} of ${all}`);
  const covered = owners.reduce((sum, count) => sum + count.covered, 0);
  const all = owners.reduce((sum, count) => sum + count.all, 0);
  const strangers = unknown.length > 0 ? [`Named by a test but not in the list: ${unknown.join(", ")}`] : [];
  return [...lines, "", ...counts, `${"all".padEnd(19)} ${covered} of ${all}`, ...strangers, ""].join("\n");
}

const coverage = readCoverage();
const shown = values.uncovered
  ? { ...coverage, requirements: coverage.requirements.filter(({ tests }) => tests.length === 0) }
  : coverage;
process.stdout.write(values.json ? `${JSON.stringify(shown, null, 2)}\n` : asText(shown));
process.exitCode = coverage.unknown.length > 0 ? 1 : 0;
