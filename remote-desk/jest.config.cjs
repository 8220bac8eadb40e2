const { browserLike, configuration } = require("../launch/src/testing/jest-preset.cjs");

module.exports = configuration(browserLike(__dirname));
