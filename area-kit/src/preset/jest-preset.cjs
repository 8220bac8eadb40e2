// How the tests of an area run in its own repository: as in the product's, but with the kit's own files transformed too.
const path = require("node:path");
const { browserLike } = require("../../../launch/src/testing/jest-preset.cjs");

const esmOnly = ["@mandi/area-kit", "echarts", "zrender", "typebox"];

/** @param {string} folder of the area, `__dirname` of its jest.config.cjs */
function area(folder) {
  return {
    maxWorkers: 2,
    projects: [
      browserLike(folder, {
        cacheDirectory: path.join(folder, "node_modules/.cache/jest"),
        transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:${esmOnly.join("|")})/)`],
      }),
    ],
  };
}

module.exports = { area };
