import { compare, diff, gt, major, minor } from "semver";
import type { ContractChange } from "./contract-change";

/** The recorded contract: a version and its types. */
export interface RecordedContract {
  readonly version: string;
  readonly types: string;
}

const heading = /^contract (\d+\.\d+\.\d+)\n/;

/** Reads `contract-types.txt`. @throws Error when it does not begin with a version */
export function readRecorded(text: string): RecordedContract {
  const [first = "", version] = heading.exec(text) ?? [];
  if (version === undefined) throw new Error("contract-types.txt does not begin with a line like: contract 2.1.0");
  return { version, types: text.slice(first.length) };
}

/** The text of a record. */
export function recordedText({ version, types }: RecordedContract): string {
  return `contract ${version}\n${types}`;
}

/** Why the version does not reflect the change of the types since they were recorded; null when it does. */
export function versionProblem(recorded: string, version: string, change: ContractChange): string | null {
  const raised = gt(version, recorded) ? diff(recorded, version) : null;
  if (version !== recorded && raised === null) return `the contract's version went back from ${recorded} to ${version}`;
  if (change.kind === "none" || raised === "major") return null;
  if (change.kind === "broken")
    return `an area built against ${recorded} would not run: make it ${major(recorded) + 1}.0.0\n${change.reasons.join("\n")}`;
  return raised === "minor"
    ? null
    : `something was added since ${recorded}: make it ${major(recorded)}.${minor(recorded) + 1}.0`;
}

/**
 * What is wrong with the changelog: each version needs one entry with text, the newest first, and the first must be the
 * contract's.
 */
export function changelogProblem(changelog: string, version: string): string | null {
  const [, ...entries] = changelog.split(/^## /m);
  const versions = entries.map((entry) => entry.slice(0, entry.indexOf("\n")).trim());
  const silent = entries.findIndex((entry) => entry.slice(entry.indexOf("\n")).trim() === "");
  if (versions[0] !== version) return `the first entry is ${versions[0]}, the contract is ${version}`;
  if (silent >= 0) return `${versions[silent]} has no text`;
  const unordered = versions.findIndex((each, at) => at > 0 && compare(versions[at - 1] ?? "", each) <= 0);
  return unordered < 0 ? null : `${versions[unordered]} is below ${versions[unordered - 1]}, and is not older`;
}
