// One realm for all test files of a worker that run one after the other; lasting-runtime.cjs keeps the modules in it
// (docs/decisions/0264-one-realm-for-the-test-files-of-the-api.md).
const NodeEnvironment = require("./node-environment.cjs");

/** The symbols under which Jest's runner keeps what belongs to one test file: its tests, handlers of events, settings. */
const ofOneFile = new Set([
  "JEST_STATE_SYMBOL",
  "EVENT_HANDLERS",
  "TEST_TIMEOUT_SYMBOL",
  "RETRY_TIMES",
  "RETRY_IMMEDIATELY",
  "WAIT_BEFORE_RETRY",
  "LOG_ERRORS_BEFORE_RETRY",
]);

class LastingRealm extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.exit = this.global.process.exit;
  }

  /** What a test file changed in its copy of the process ends with it. */
  begin() {
    const { process: copy } = this.global;
    copy.exit = this.exit;
    for (const name of Object.keys(copy.env)) if (!(name in process.env)) delete copy.env[name];
    Object.assign(copy.env, process.env);
  }

  async teardown() {
    for (const key of Object.getOwnPropertySymbols(this.global)) {
      if (ofOneFile.has(key.description)) Reflect.deleteProperty(this.global, key);
    }
  }
}

/** The realm of each package. */
const kept = new Map();

/** Called with `new`, as Jest does, it gives the realm of the package. */
module.exports = function LastingEnvironment(config, context) {
  const { id } = config.projectConfig;
  const known = kept.get(id);
  if (known !== undefined) {
    known.begin();
    return known;
  }
  const realm = new LastingRealm(config, context);
  kept.set(id, realm);
  return realm;
};
