const { configuration, node } = require("../launch/src/testing/jest-preset.cjs");

module.exports = {
  ...configuration(
    node(__dirname, {
      globalSetup: "<rootDir>/src/harness/global-setup.ts",
      globalTeardown: "<rootDir>/src/harness/global-teardown.ts",
    }),
  ),
  // One product: journeys change its settings, its market and what is live.
  maxWorkers: 1,
  testTimeout: 60_000,
};
