// The tests that mutants are tried against, one part at a time (`pnpm mutation`); Stryker wants a single project.
const path = require("node:path");
const { browserLike, node } = require("./launch/src/testing/jest-preset.cjs");

const inFolder = (...words) => path.join(__dirname, ...words);
const parts = {
  money: node(inFolder("shared"), {
    testMatch: ["<rootDir>/src/money/**/*.test.ts"],
    testEnvironment: "@stryker-mutator/jest-runner/jest-env/node",
  }),
  session: browserLike(inFolder("shared"), { testMatch: ["<rootDir>/src/session/**/*.test.ts"] }),
  policies: node(inFolder("api"), {
    testMatch: ["<rootDir>/src/modules/**/*.policy.test.ts"],
    testEnvironment: "@stryker-mutator/jest-runner/jest-env/node",
  }),
};

module.exports = parts[process.env.MANDI_MUTATION_PART];
