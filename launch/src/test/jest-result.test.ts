import { countJest } from "./jest-result";

describe("counting a test run", () => {
  it("adds up passed and failed tests", () => {
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

  it("reports that nothing was counted when Jest wrote no result file", () => {
    expect(countJest(undefined)).toBeUndefined();
  });
});
