const { configuration, node } = require("../launch/src/testing/jest-preset.cjs");

module.exports = {
  ...configuration(
    node(__dirname, {
      globalSetup: "<rootDir>/src/harness/global-setup.ts",
      globalTeardown: "<rootDir>/src/harness/global-teardown.ts",
    }),
  ),
  // One product per worker: journeys change settings, the market and what is live, so two files never use the same product
  // at the same time.
  maxWorkers: process.env.MANDI_E2E_URL ? 1 : Number(process.env.MANDI_E2E_PRODUCTS ?? 1),
};
