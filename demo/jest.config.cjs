const { configuration, node } = require("../launch/src/testing/jest-preset.cjs");

// The tests of the api: one PostgreSQL for the run, a copy of the migrated template for each file.
const database = "<rootDir>/../api/src/testing";

module.exports = configuration(
  node(__dirname, {
    globalSetup: `${database}/global-setup.ts`,
    globalTeardown: `${database}/global-teardown.ts`,
  }),
);
