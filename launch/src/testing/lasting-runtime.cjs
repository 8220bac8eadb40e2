// Keeps the modules of packages and of the product from one test file to the next; those of tests are loaded for each file
// (docs/decisions/0264-one-realm-for-the-test-files-of-the-api.md).
const { createRequire } = require("node:module");

// The runtime of the running Jest: it is a dependency of Jest's core, not of ours.
const core = createRequire(require.resolve("jest")).resolve("@jest/core");
const { default: Runtime } = createRequire(core)("jest-runtime");

/** Modules of tests have state of their own, such as the number of people made so far, and register hooks. */
const ofTests = /\/testing\/|\.test\.tsx?$/;

/** Jest's runner begins anew for each file; what it uses, such as `expect`, is kept. */
const ofRunner = /\/jest-circus\//;

function forget(registry, isForgotten) {
  for (const path of registry.keys()) if (isForgotten.test(path)) registry.delete(path);
}

class LastingRuntime extends Runtime {
  begin(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.testState.enterTestCode();
  }

  teardown() {
    // A module that was loaded while another one was mocked keeps the mock.
    const hasMocks = this.mockState.explicitCjsMock.size > 0;
    this.restoreAllMocks();
    this.registries.exitIsolated();
    this.registries.mockRegistry.clear();
    forget(this.registries.moduleRegistry, hasMocks ? /./ : ofTests);
    forget(this.registries.internalModuleRegistry, ofRunner);
    this.testMainModule.reset();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    this.loggedReferenceErrors.clear();
    this.testState.teardown();
  }
}

/** The runtime of each realm, as long as the files that Jest knows are the same: in watch mode a change makes a new one. */
const kept = new WeakMap();

/** Called with `new`, as Jest does, it gives the runtime of the realm. */
module.exports = function runtimeOfRealm(config, environment, resolver, ...more) {
  const [, , , testPath] = more;
  const known = kept.get(environment);
  if (known?.resolver === resolver) {
    known.runtime.begin(testPath);
    return known.runtime;
  }
  const runtime = new LastingRuntime(config, environment, resolver, ...more);
  kept.set(environment, { resolver, runtime });
  return runtime;
};
