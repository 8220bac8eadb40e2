const { browserLike, configuration, node } = require("./src/testing/jest-preset.cjs");

// The test set-up is tested in the environment that it sets up: the browser-like one.
module.exports = configuration(
  node(__dirname, { testPathIgnorePatterns: ["/node_modules/", "/fixtures/", "/src/testing/"] }),
  browserLike(__dirname, {
    displayName: "launch (test set-up)",
    testMatch: ["<rootDir>/src/testing/**/*.test.ts"],
  }),
);
