// Any console error or warning fails the test that caused it, unless the test declared it with expectConsole(…); an unmet
// expectation fails too. React, react-router and jsdom report real mistakes nowhere else.
const { format } = require("node:util");

let written = [];
let expected = [];
const original = { error: console.error, warn: console.warn };

globalThis.expectConsole = (pattern) => {
  expected.push({ pattern, met: false });
};

beforeEach(() => {
  written = [];
  expected = [];
  for (const level of ["error", "warn"]) {
    console[level] = (...args) => written.push(`console.${level}: ${format(...args)}`);
  }
});

afterEach(() => {
  Object.assign(console, original);
  const surprises = written.filter((text) => {
    const met = expected.filter(({ pattern }) =>
      typeof pattern === "string" ? text.includes(pattern) : pattern.test(text),
    );
    for (const expectation of met) expectation.met = true;
    return met.length === 0;
  });
  const missing = expected.filter(({ met }) => !met).map(({ pattern }) => `never written: ${pattern}`);
  const problems = [...surprises, ...missing];
  if (problems.length > 0) throw new Error(`Unexpected on the console:\n${problems.join("\n")}`);
});
