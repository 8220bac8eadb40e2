import { countJest } from "./jest-result";

describe("counting a test run", () => {
  it("sums what passed and failed", () => {
    const account = { numPassedTests: 3, numFailedTests: 1, testResults: [] };

    expect(countJest(account)).toEqual({ passed: 3, failed: 1 });
  });

  it("counts a test file that could not be loaded as a failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ];

    expect(countJest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 });
  });

  it("knows that nothing was counted when Jest wrote no account", () => {
    expect(countJest(undefined)).toBeUndefined();
  });
});
