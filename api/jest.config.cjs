const { configuration, node } = require("../launch/src/testing/jest-preset.cjs");

// One PostgreSQL for the run; each test file gets its own database in it.
module.exports = configuration(
  node(__dirname, {
    globalSetup: "<rootDir>/src/testing/global-setup.ts",
    globalTeardown: "<rootDir>/src/testing/global-teardown.ts",
  }),
);
