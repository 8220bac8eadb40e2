// `styles.card` reads as 'card' in tests, so that a test may check a class where no role or label will do.
const source = `
module.exports = new Proxy({}, {
  get: (classes, key) => (key === '__esModule' ? false : key === 'default' ? classes : String(key)),
});
`;

module.exports = { process: () => ({ code: source }) };
