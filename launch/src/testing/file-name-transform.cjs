// Pictures and fonts become their file name; a plain style sheet exports nothing.
const path = require("node:path");

module.exports = {
  process: (_text, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};
