// axe-core without a wrapper: the wrappers either need a newer Node or pin an old axe.
const { getConfig } = require("@testing-library/dom");

const options = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  // jsdom computes no colours; the browser journeys check contrast.
  rules: { "color-contrast": { enabled: false } },
};

async function toHaveNoAxeViolations(element) {
  const axe = require("axe-core"); // Required here, because most test files never use it and it takes a while to load.
  // Wrapped as a wait of the testing library: a clock of the page may tick meanwhile, which React would report as an update
  // outside act.
  const { violations } = await getConfig().asyncWrapper(() => axe.run(element, options));
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join("\n")}`,
  );
  return {
    pass: violations.length === 0,
    message: () => (violations.length === 0 ? "expected an axe violation" : `axe found:\n${lines.join("\n")}`),
  };
}

module.exports = { toHaveNoAxeViolations };
