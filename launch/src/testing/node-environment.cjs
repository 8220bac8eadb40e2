// Jest's own Node environment; wrapped only to load compile-once.cjs in every worker.
require("./compile-once.cjs");
const { TestEnvironment } = require("jest-environment-node");

module.exports = TestEnvironment;
