const { browserLike, configuration, node } = require("./src/testing/jest-preset.cjs");

// The set-up of the tests is tested where it works: in the browser-like environment.
module.exports = configuration(
  node(__dirname, { testPathIgnorePatterns: ["/node_modules/", "/fixtures/", "/src/testing/"] }),
  browserLike(__dirname, {
    displayName: "launch (test set-up)",
    testMatch: ["<rootDir>/src/testing/**/*.test.ts"],
  }),
);
