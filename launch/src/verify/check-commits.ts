/**
 * Checks commit subjects: of all commits not yet on the main line (a step of `pnpm verify`), or with `--message FILE` of the
 * one being written (the hook `commit-msg`). Prints one line per finding, and exits with 1 when there is one.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { problemOfSubject } from "./commit-subject";
import { projectRoot } from "./project-root";

/** Commits on these branches are history and are not checked. */
const mainLines = ["origin/main", "main"];

const { values } = parseArgs({ options: { message: { type: "string" } } });

/** Subjects of the commits not yet on the main line; none without git or a main line. */
function newSubjects(): string[] {
  const git = (...parameters: string[]) => spawnSync("git", parameters, { cwd: projectRoot, encoding: "utf8" });
  const known = mainLines.find((name) => git("rev-parse", "--verify", "--quiet", name).status === 0);
  if (known === undefined) return [];
  const { stdout } = git("log", "--no-merges", "--format=%s", `${known}..HEAD`);
  return stdout.split("\n").filter((subject) => subject !== "");
}

const subjects =
  values.message === undefined ? newSubjects() : [readFileSync(values.message, "utf8").split("\n", 1).join("")];
for (const subject of subjects) {
  const problem = problemOfSubject(subject);
  if (problem === null) continue;
  process.stdout.write(`${subject}\n  ${problem}\n`);
  process.exitCode = 1;
}
