const { configuration, nodeInOneRealm } = require("../launch/src/testing/jest-preset.cjs");

// One PostgreSQL for the run; each test file gets its own database in it.
module.exports = configuration(
  nodeInOneRealm(__dirname, {
    globalSetup: "<rootDir>/src/testing/global-setup.ts",
    globalTeardown: "<rootDir>/src/testing/global-teardown.ts",
  }),
);
