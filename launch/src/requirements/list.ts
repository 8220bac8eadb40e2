/**
 * `pnpm requirements`: every requirement with the tests that name it.
 *   --uncovered   only those that no test names
 *   --json        for other programs
 */
import { parseArgs } from "node:util";
import type { Coverage } from "./coverage";
import { readCoverage } from "./read-coverage";

const { values } = parseArgs({ options: { json: { type: "boolean" }, uncovered: { type: "boolean" } } });

function asText({ requirements, owners, unknown, ranges, unopened }: Coverage): string {
  const lines = requirements.flatMap(({ id, owner, title, tests }) => [
    `${tests.length > 0 ? "+" : "-"} ${id}  ${owner.padEnd(19)}  ${title}`,
    ...tests.map((test) => `      ${test}`),
  ]);
  const counts = owners.map(({ owner, covered, all }) => `${owner.padEnd(19)} ${covered} of ${all}`);
  const covered = owners.reduce((sum, count) => sum + count.covered, 0);
  const all = owners.reduce((sum, count) => sum + count.all, 0);
  const strangers = unknown.length > 0 ? [`Named by a test but not in the list: ${unknown.join(", ")}`] : [];
  const refused = ranges.map((test) => `A range of ids does not count, name each one that the test covers: ${test}`);
  const empty = unopened.map((test) => `Claims an address that its file never names: ${test}`);
  return [
    ...lines,
    "",
    ...counts,
    `${"all".padEnd(19)} ${covered} of ${all}`,
    ...strangers,
    ...refused,
    ...empty,
    "",
  ].join("\n");
}

const coverage = readCoverage();
const shown = values.uncovered
  ? { ...coverage, requirements: coverage.requirements.filter(({ tests }) => tests.length === 0) }
  : coverage;
process.stdout.write(values.json ? `${JSON.stringify(shown, null, 2)}\n` : asText(shown));
process.exitCode = coverage.unknown.length + coverage.ranges.length + coverage.unopened.length > 0 ? 1 : 0;
