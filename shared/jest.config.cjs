const { browserLike, configuration, node } = require("../launch/src/testing/jest-preset.cjs");

// The pure folders run without a DOM, as in the api; everything else runs in a DOM.
const pureRooms = ["contract", "money", "pricing", "format", "messages"];
const pattern = `/src/(${pureRooms.join("|")})/`;

module.exports = configuration(
  node(__dirname, { displayName: "shared (pure)", testMatch: [`<rootDir>/src/(${pureRooms.join("|")})/**/*.test.ts`] }),
  browserLike(__dirname, { testPathIgnorePatterns: ["/node_modules/", pattern] }),
);
