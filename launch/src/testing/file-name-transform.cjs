// Pictures and fonts become the name of their file; a plain style sheet has nothing to import.
const path = require("node:path");

module.exports = {
  process: (_text, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
