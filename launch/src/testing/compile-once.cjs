// Each test file runs in its own realm, in which Jest compiles React, TypeBox and a thousand files more again. A script that
// is kept is compiled once for all realms of a worker, also those of its functions that V8 compiles only when they are called.
const vm = require("node:vm");

const compile = vm.compileFunction;

/** The last script of each file; a transform gives the same text each time. */
const kept = new Map();

function scriptOf(text, parameters, filename) {
  const before = `(function (${parameters.join(", ")}) {`;
  const known = kept.get(filename);
  if (known?.text === text && known.before === before) return known.script;
  // The columns of the first line are those of the text.
  const script = new vm.Script(`${before}${text}\n})`, { filename, columnOffset: -before.length });
  kept.set(filename, { text, before, script });
  return script;
}

vm.compileFunction = function compileOnce(text, parameters, options) {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined || filename === undefined) return compile(text, parameters, options);
  return scriptOf(text, parameters, filename).runInContext(parsingContext);
};
