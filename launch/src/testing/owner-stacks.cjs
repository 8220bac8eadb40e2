// React notes for each element the stack of the call that made it, for its developer tools. No test reads one, and no message of
// React contains one. React itself stops at ten thousand per second; here it makes none.
const path = require("node:path");

/** For the React that the test of this path uses; a package without React has none. */
function leaveOutOwnerStacks(testPath) {
  const react = resolvedFrom(path.dirname(testPath));
  if (react === undefined) return;
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require(react);
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

function resolvedFrom(folder) {
  try {
    return require.resolve("react", { paths: [folder] });
  } catch {
    return undefined;
  }
}

module.exports = { leaveOutOwnerStacks };
