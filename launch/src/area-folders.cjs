// The areas of a checkout, by their folders: a new area is checked, tested and built without a change to any list.
const { existsSync, readdirSync } = require("node:fs");
const { join } = require("node:path");

/**
 * @param {string} checkout
 * @returns {string[]} `["remote-buyer", …]`
 */
function areaFolders(checkout) {
  return readdirSync(checkout)
    .filter((name) => name.startsWith("remote-") && existsSync(join(checkout, name, "area.config.ts")))
    .sort();
}

module.exports = { areaFolders };
