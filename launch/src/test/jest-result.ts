import { isRecord, numberField, readJsonFile } from "../process/parse-json";

/** The counts of a Jest run. */
export type JestCount = { readonly passed: number; readonly failed: number };

/**
 * Counts the tests in Jest's result file. A test file that could not even be loaded has no tests to count, so it counts as
 * one failure: otherwise a failing run would report zero failures.
 */
export function countJest(account: Record<string, unknown> | undefined): JestCount | undefined {
  const passed = numberField(account, "numPassedTests");
  const failed = numberField(account, "numFailedTests");
  if (passed === undefined || failed === undefined) return undefined;
  const suites = Array.isArray(account?.["testResults"]) ? account["testResults"] : [];
  const unloaded = suites.filter((suite: unknown) => isRecord(suite) && isUnloaded(suite));
  return { passed, failed: failed + unloaded.length };
}

function isUnloaded(suite: Record<string, unknown>): boolean {
  const tests = suite["assertionResults"];
  return suite["status"] === "failed" && Array.isArray(tests) && tests.length === 0;
}

/** Counts the results in a file; undefined when Jest did not get as far as writing it. */
export function countJestFile(path: string): JestCount | undefined {
  return countJest(readJsonFile(path));
}
