import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../verify/project-root";
import { readSourceFiles } from "../verify/source-files";
import { type Coverage, coverageOf } from "./coverage";
import { findTestNames } from "./find-test-names";
import { readRequirements } from "./read-requirements";

/** Which test of this repository names which requirement. */
export function readCoverage(): Coverage {
  const list = readFileSync(join(projectRoot, "docs/requirements.txt"), "utf8");
  const tests = readSourceFiles()
    // The test of this command writes ids as examples.
    .filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.startsWith("launch/src/requirements/"))
    .flatMap(({ path, text }) => findTestNames(path, text));
  return coverageOf(readRequirements(list), tests);
}
