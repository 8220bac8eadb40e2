// Each test file runs in a realm of its own, in which Jest compiles React, TypeBox and a thousand files more again. V8 takes over
// what it made of the same text before, if it is given to it: a third of the work, several hundred times in a run.
const vm = require("node:vm");

const compile = vm.compileFunction;

/** By the whole text: V8 itself compares no more than its length. */
const kept = new Map();

vm.compileFunction = function compileOnce(text, parameters, options) {
  const cachedData = kept.get(text);
  if (cachedData !== undefined) return compile(text, parameters, { ...options, cachedData });
  const compiled = compile(text, parameters, { ...options, produceCachedData: true });
  kept.set(text, compiled.cachedData);
  return compiled;
};
