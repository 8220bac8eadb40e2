import { readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { findCheckout } from "@mandi/launch/checkout";
import { Stryker } from "@stryker-mutator/core";
import startDatabase from "../../testing/global-setup";
import stopDatabase from "../../testing/global-teardown";
import { describePart, updateReport } from "./mutation-report";

/*
 * pnpm mutation [--part money]…
 * Makes small changes to the code, one at a time, and checks whether a test fails. Writes the scores into docs/mutation.md;
 * parts that did not run keep their last figures there.
 */

interface Part {
  readonly mutate: readonly string[];
  /** How tests are matched to changes; the browser-like environment cannot tell which test ran what. */
  readonly coverageAnalysis: "perTest" | "off";
  readonly needsDatabase?: true;
}

/** What is mutated. The tests of each part are listed in stryker.jest.cjs. */
const parts = {
  money: {
    mutate: ["shared/src/{money,pricing}/*.ts", "!shared/src/{money,pricing}/*.test.ts"],
    coverageAnalysis: "perTest",
  },
  states: {
    mutate: ["api/src/modules/{orders/order,auction/quotation,payments/payment,credit/credit}.policy.ts"],
    coverageAnalysis: "perTest",
  },
  books: { mutate: ledger("account", "journal", "ledger-events"), coverageAnalysis: "perTest" },
  posting: {
    mutate: ledger("account.service", "ledger.service"),
    coverageAnalysis: "perTest",
    needsDatabase: true,
  },
  "ledger store": {
    mutate: ledger("hold.service", "ledger.store"),
    coverageAnalysis: "perTest",
    needsDatabase: true,
  },
  entries: {
    mutate: ledger("{sale,bill,freight,payout}-entries.service", "order-books.service", "order-refund.service"),
    coverageAnalysis: "perTest",
    needsDatabase: true,
  },
  session: { mutate: ["shared/src/session/*.ts", "!shared/src/session/*.test.ts"], coverageAnalysis: "off" },
  login: {
    mutate: [
      ...["identity.presenter", "identity.service", "session.store"].map(
        (file) => `api/src/modules/identity/${file}.ts`,
      ),
      "api/src/platform/routes/session-gate.ts",
    ],
    coverageAnalysis: "perTest",
    needsDatabase: true,
  },
} satisfies Readonly<Record<string, Part>>;
type PartName = keyof typeof parts;

const { values } = parseArgs({
  options: { part: { type: "string", multiple: true }, concurrency: { type: "string", default: "1" } },
});
const checkout = findCheckout();
process.chdir(checkout);
const report = `${checkout}/docs/mutation.md`;

function ledger(...files: readonly string[]): readonly string[] {
  return files.map((file) => `api/src/modules/ledger/${file}.ts`);
}

function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

async function run(name: PartName): Promise<string> {
  process.env["MANDI_MUTATION_PART"] = name;
  const { mutate, coverageAnalysis }: Part = parts[name];
  const results = await new Stryker({
    mutate: [...mutate],
    coverageAnalysis,
    testRunner: "jest",
    plugins: ["@stryker-mutator/jest-runner"],
    // Each part names its tests, because searching for them takes longer than running them.
    jest: { projectType: "custom", configFile: "stryker.jest.cjs", enableFindRelatedTests: false },
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

/** Runs a part that needs PostgreSQL on one server and one template for all its changes, because starting them costs more than a test. */
async function runPart(name: PartName): Promise<string> {
  const { needsDatabase }: Part = parts[name];
  if (!needsDatabase) return run(name);
  await startDatabase();
  try {
    return await run(name);
  } finally {
    await stopDatabase();
  }
}

const names = Object.keys(parts).filter(isPart);
for (const name of names.filter((each) => values.part?.includes(each) ?? true)) {
  const section = await runPart(name);
  const before = await readFile(report, "utf8").catch(() => "");
  await writeFile(report, updateReport(before, new Map([[name, section]]), names));
}
