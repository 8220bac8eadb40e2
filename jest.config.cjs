const { areaFolders } = require("./launch/src/area-folders.cjs");
const { configuration } = require("./launch/src/testing/jest-preset.cjs");

// Everything that needs no browser, in one run: `pnpm exec jest`, or `pnpm exec jest --selectProjects api`. Journeys in a
// browser run alone (`pnpm exec jest -c e2e/jest.config.cjs`): they start the whole product.
const packages = [
  "shared",
  "shell",
  ...areaFolders(__dirname),
  "api",
  "demo",
  "release",
  "launch",
  "bench",
  "area-kit",
];

module.exports = configuration(...packages.flatMap((name) => require(`./${name}/jest.config.cjs`).projects));
