import { isRecord, numberField, readJsonFile } from "../process/parse-json";

/** What a Jest run counted. */
export type JestCount = { readonly passed: number; readonly failed: number };

/**
 * Counts a Jest account. A test file that could not even be loaded has no tests to count, so it counts as one
 * failure: zero failures in a failing run would be believed.
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

/** Counts the account in a file; undefined when Jest did not come so far as to write it. */
export function countJestFile(path: string): JestCount | undefined {
  return countJest(readJsonFile(path));
}
