const { configuration, node } = require("../launch/src/testing/jest-preset.cjs");

module.exports = configuration(node(__dirname));
