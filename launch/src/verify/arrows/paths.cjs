// What the arrows between files are made of: patterns of paths.

const tests = "(?:\\.test\\.tsx?$|/testing/|/test/)";
const areaCode = "^remote-[^/]+/src/";
const browserCode = "^(?:shell|remote-[^/]+)/src/";

/** A library, resolved by pnpm or not installed at all. */
function library(...names) {
  return `(?:^|node_modules/)(?:${names.join("|")})(?:/|$)`;
}

/** What other packages may use of this one, as it says itself in its package file. */
const publicFiles = (name) =>
  Object.entries(require(`../../../../${name}/package.json`).exports)
    .filter(([entrance]) => entrance.startsWith("./public/"))
    .map(([, file]) => `^${name}/${file.slice(2).replaceAll(".", "\\.")}$`);

module.exports = { tests, areaCode, browserCode, library, publicFiles };
