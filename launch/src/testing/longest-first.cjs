// A test file that takes minutes and starts last leaves cores idle. Jest knows durations only from earlier runs; in a fresh
// clone there are none, and it starts with the largest files, which are not the slowest.
const { createRequire } = require("node:module");
const path = require("node:path");

// The sequencer of the running Jest: it is a dependency of Jest's core, not of ours.
const core = createRequire(require.resolve("jest")).resolve("@jest/core");
const { default: Sequencer } = createRequire(core)("@jest/test-sequencer");

const root = path.resolve(__dirname, "../../..");

/** The files that take longest, in the order in which they start. */
const longest = [
  "api/src/proofs/kill.test.ts",
  "api/src/proofs/issued-paper.test.ts",
  "api/src/proofs/trade-model.test.ts",
  "api/src/proofs/idempotency.test.ts",
  "api/src/modules/shipments/eway/taken-back.test.ts",
  "release/src/cli/remote/promote-as-job.test.ts",
  "api/src/platform/routes/hostile-requests.test.ts",
  "launch/src/start/parts/older-database.test.ts",
  "api/src/modules/desk/payout-batch.test.ts",
  "api/src/modules/shipments/eway/eway-acts.test.ts",
  "api/src/modules/tax-portal/e-invoice-registration.test.ts",
  "demo/src/demo-market.test.ts",
  "api/src/proofs/plans.test.ts",
  "api/src/proofs/kept-answers.test.ts",
  "release/src/store/stores.test.ts",
  "release/src/store/expiry.test.ts",
  "launch/src/postgres/by-root.test.ts",
  "launch/src/postgres/by-ordinary-user.test.ts",
  "api/src/modules/papers/issued-paper.test.ts",
  "api/src/modules/auction/stock/stock.test.ts",
  "bench/src/build/build-one.test.ts",
  "release/src/cli/command-line.test.ts",
  "e2e/src/journeys/forms.test.ts",
  "e2e/src/journeys/guards.test.ts",
  "e2e/src/release/fault-table.test.ts",
  "e2e/src/journeys/crossing.test.ts",
  "e2e/src/release/own-repository.test.ts",
  "e2e/src/journeys/transporter-freight.test.ts",
  "e2e/src/release/alone.test.ts",
  "e2e/src/journeys/market-day.test.ts",
  "e2e/src/journeys/slip-of-a-price.test.ts",
  "e2e/src/release/foreign-areas.test.ts",
  "e2e/src/journeys/log-out.test.ts",
  "e2e/src/journeys/session.test.ts",
  "e2e/src/release/one-byte.test.ts",
  "e2e/src/journeys/fetched-code.test.ts",
  "e2e/src/release/smoke.test.ts",
  "e2e/src/release/versions.test.ts",
  "e2e/src/release/all-areas-down.test.ts",
  "e2e/src/journeys/buyer-pages.test.ts",
  "e2e/src/journeys/desk-content.test.ts",
];

/** The index of a file among the longest; others come after them. */
function placeOf(file) {
  const place = longest.indexOf(path.relative(root, file).split(path.sep).join("/"));
  return place < 0 ? longest.length : place;
}

class LongestFirst extends Sequencer {
  static longest = longest;

  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one.path) - placeOf(other.path));
  }
}

module.exports = LongestFirst;
