import { withNamedExports, withNamespace } from "./shaken-utils-loader.mjs";

it("exports each helper by its name, and marks the calls that make one as free of effects", () => {
  const source = "const isDate = kindOf('Date');\nconst one = 1;\nexport default {\n  isDate,\n  first: one,\n};\n";

  expect(withNamedExports(source)).toBe(
    "const isDate = /*#__PURE__*/ kindOf('Date');\nconst one = 1;\nexport { isDate as isDate, one as first };\n",
  );
});

it.each(["export default isDate;", "export default { isDate() {} };"])(
  "the build refuses helpers that are exported in another way: %s",
  (source) => {
    expect(() => withNamedExports(source)).toThrow("helper");
  },
);

it("imports all names where the helpers are imported, and nowhere else", () => {
  expect(withNamespace("'use strict';\nimport utils from '../utils.js';\nimport utils2 from './utils.js';\n")).toBe(
    "'use strict';\nimport * as utils from '../utils.js';\nimport utils2 from './utils.js';\n",
  );
});
