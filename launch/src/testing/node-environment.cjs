// Jest's own for Node; here only so that what is loaded before it holds in every worker.
require("./compile-once.cjs");
const { TestEnvironment } = require("jest-environment-node");

module.exports = TestEnvironment;
