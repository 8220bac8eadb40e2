// Who may import whom. Every rule is derived from the path, so a new slice, module or area is held to it from its first file, and
// says in one sentence why. Each is proved by a fixture that breaks it (launch/src/verify/fixtures/arrows/<rule>).

const rules = [
  ...require("./launch/src/verify/arrows/packages.cjs"),
  ...require("./launch/src/verify/arrows/rooms.cjs"),
  ...require("./launch/src/verify/arrows/modules.cjs"),
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(?:^|/)(?:dist|\\.mandi|\\.cache|reports|coverage)/|^launch/src/verify/fixtures/" },
    // Types count: a slice that needs another's type needs the other slice.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".cjs", ".mjs", ".json", ".css"],
      mainFields: ["module", "main", "types"],
    },
  },
};
