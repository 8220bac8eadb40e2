// Each test file runs in its own realm, for which Jest compiles React, TypeBox and a thousand other files again. A cached
// script is compiled once for all realms of a worker, including functions that V8 compiles only when they are called.
const vm = require("node:vm");

const compile = vm.compileFunction;

/** The latest script of each file; a transform returns the same text each time. */
const kept = new Map();

function scriptOf(text, parameters, filename) {
  const before = `(function (${parameters.join(", ")}) {`;
  const known = kept.get(filename);
  if (known?.text === text && known.before === before) return known.script;
  // Keeps the columns of the first line unchanged.
  const script = new vm.Script(`${before}${text}\n})`, { filename, columnOffset: -before.length });
  kept.set(filename, { text, before, script });
  return script;
}

vm.compileFunction = function compileOnce(text, parameters, options) {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined || filename === undefined) return compile(text, parameters, options);
  return scriptOf(text, parameters, filename).runInContext(parsingContext);
};
