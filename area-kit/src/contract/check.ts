/**
 * Compares the contract between the shell and areas with its record: a step of `pnpm verify`. With `--record` (`pnpm
 * contract`) it records the present types, provided that the version reflects their change.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { contractChange } from "./contract-change";
import { changelogProblem, readRecorded, recordedText, versionProblem } from "./contract-findings";
import { checkout, contractTypes } from "./contract-types";

const recordFile = "area-kit/contract-types.txt";
const changelogFile = "docs/contract-changelog.md";
const textOf = (file: string) => readFileSync(path.join(checkout, file), "utf8");

const recorded = readRecorded(textOf(recordFile));
const types = contractTypes();
const change = contractChange(recorded.types, types);
const problem = versionProblem(recorded.version, contractVersion, change);
const silence = changelogProblem(textOf(changelogFile), contractVersion);
const present = { version: contractVersion, types };

if (problem !== null) fail(`shared/src/contract/release/contract-version.ts: ${problem}`);
if (silence !== null) fail(`${changelogFile}: ${silence}`);
if (process.exitCode === undefined && process.argv.includes("--record"))
  writeFileSync(path.join(checkout, recordFile), recordedText(present));
else if (process.exitCode === undefined && recordedText(present) !== recordedText(recorded))
  fail(`${recordFile}: not the types of ${contractVersion}; pnpm contract records them`);

function fail(words: string): void {
  process.stdout.write(`${words}\n`);
  process.exitCode = 1;
}
