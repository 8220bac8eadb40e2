import { readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { findCheckout } from "@mandi/launch/checkout";
import { Stryker } from "@stryker-mutator/core";
import { describePart, updateReport } from "./mutation-report";

/*
 * pnpm mutation [--part money]…
 * Changes the code in small ways, one at a time, and looks whether a test notices. Writes the scores into docs/mutation.md;
 * parts that did not run keep their last figures there.
 */

/** What is mutated, and how tests are matched to mutants. Tests of each part stand in stryker.jest.cjs. */
const parts = {
  money: { mutate: ["shared/src/money/*.ts", "!shared/src/money/*.test.ts"], coverageAnalysis: "perTest" },
  session: { mutate: ["shared/src/session/*.ts", "!shared/src/session/*.test.ts"], coverageAnalysis: "off" },
  policies: { mutate: ["api/src/modules/**/*.policy.ts"], coverageAnalysis: "perTest" },
} as const;
type PartName = keyof typeof parts;

const { values } = parseArgs({
  options: { part: { type: "string", multiple: true }, concurrency: { type: "string", default: "1" } },
});
const checkout = findCheckout();
process.chdir(checkout);
const report = `${checkout}/docs/mutation.md`;

function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

async function run(name: PartName): Promise<string> {
  process.env["MANDI_MUTATION_PART"] = name;
  const { mutate, coverageAnalysis } = parts[name];
  const results = await new Stryker({
    mutate: [...mutate],
    coverageAnalysis,
    testRunner: "jest",
    plugins: ["@stryker-mutator/jest-runner"],
    jest: { projectType: "custom", configFile: "stryker.jest.cjs", enableFindRelatedTests: true },
    ignorePatterns: [".mandi", ".cache", "dist", "e2e", "docs", "bench", "shell", "release", "remote-*"],
    tempDirName: ".cache/stryker",
    concurrency: Number(values.concurrency),
    reporters: ["progress-append-only", "clear-text"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
    allowConsoleColors: false,
    timeoutMS: 20_000,
  }).runMutationTest();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  const mutants = results.map(({ fileName, location, mutatorName, replacement = "", status }) => ({
    file: relative(checkout, fileName),
    line: location.start.line,
    change: `${mutatorName} \`${replacement.replace(/\s+/g, " ").slice(0, 60)}\``,
    status,
  }));
  return describePart(name, day, mutants);
}

const names = Object.keys(parts).filter(isPart);
const fresh = new Map<string, string>();
for (const name of names.filter((each) => values.part?.includes(each) ?? true)) fresh.set(name, await run(name));
const before = await readFile(report, "utf8").catch(() => "");
await writeFile(report, updateReport(before, fresh, names));
