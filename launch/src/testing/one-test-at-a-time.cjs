// Jest runs each test in an AsyncLocalStorage, to know which of several concurrent tests a promise belongs to. On Node 20 that
// makes every promise of the worker call hooks. Our tests run one after the other, so a variable knows as much.
const hooks = require("node:async_hooks");
const { createRequire } = require("node:module");

// The runner of the running Jest: it is a dependency of Jest's configuration, not of ours.
const resolveFrom = (file, name) => createRequire(file).resolve(name);
const configuration = resolveFrom(resolveFrom(require.resolve("jest"), "@jest/core"), "jest-config");
const { default: runFile } = require(resolveFrom(configuration, "jest-circus/runner"));

/** What Jest uses of an AsyncLocalStorage, for one test at a time. */
class OneAtATime {
  #current;

  getStore() {
    return this.#current;
  }

  async run(store, act) {
    const before = this.#current;
    this.#current = store;
    try {
      return await act();
    } finally {
      this.#current = before;
    }
  }
}

/** Runs a test file. Jest takes the class while it begins, before it waits for anything. */
module.exports = function runOneTestAtATime(...parameters) {
  const { AsyncLocalStorage } = hooks;
  hooks.AsyncLocalStorage = OneAtATime;
  try {
    return runFile(...parameters);
  } finally {
    hooks.AsyncLocalStorage = AsyncLocalStorage;
  }
};
