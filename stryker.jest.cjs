// The tests that mutants are tried against, one part at a time (`pnpm mutation`); Stryker wants a single project.
const path = require("node:path");
const { browserLike, node } = require("./launch/src/testing/jest-preset.cjs");

const inFolder = (...words) => path.join(__dirname, ...words);
const inNode = (folder, ...tests) =>
  node(inFolder(folder), {
    testMatch: tests.map((test) => `<rootDir>/src/${test}.test.ts`),
    // A busy machine is no proof that a change was noticed.
    testTimeout: 60_000,
    testEnvironment: "@stryker-mutator/jest-runner/jest-env/node",
  });

const parts = {
  money: inNode("shared", "{money,pricing}/**/*"),
  states: inNode("api", "modules/{orders/order,auction/quotation,payments/payment,credit/credit}.policy"),
  books: inNode("api", "modules/ledger/{account,journal,ledger-events}"),
  posting: inNode("api", "modules/ledger/{ledger,posting,hold}"),
  "ledger store": inNode("api", "modules/ledger/{ledger,posting,hold,ledger.store}"),
  entries: inNode("api", "modules/ledger/{order-entries,order-posting,order-refund}"),
  session: browserLike(inFolder("shared"), { testMatch: ["<rootDir>/src/session/**/*.test.ts"] }),
  login: inNode("api", "modules/identity/identity", "platform/routes/session-gate"),
};

module.exports = parts[process.env.MANDI_MUTATION_PART];
