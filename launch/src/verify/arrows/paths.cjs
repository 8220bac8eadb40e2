// Path patterns used in the arrows.

const tests = "(?:\\.test\\.tsx?$|/testing/|/test/)";
const areaCode = "^remote-[^/]+/src/";
const browserCode = "^(?:shell|remote-[^/]+)/src/";

/** A library, whether resolved by pnpm or not installed. */
function library(...names) {
  return `(?:^|node_modules/)(?:${names.join("|")})(?:/|$)`;
}

/** The entry points of a package, as listed in its package.json. */
const publicFiles = (name) =>
  Object.entries(require(`../../../../${name}/package.json`).exports)
    .filter(([entrance]) => entrance.startsWith("./public/"))
    .map(([, file]) => `^${name}/${file.slice(2).replaceAll(".", "\\.")}$`);

module.exports = { tests, areaCode, browserCode, library, publicFiles };
