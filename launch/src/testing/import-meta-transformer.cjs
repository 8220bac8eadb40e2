// The product runs as ES modules, Jest runs it as CommonJS, where `import.meta` is a syntax error. This ts-jest
// transformer writes the CommonJS equivalent for the three fields that exist on Node 20.
const ts = require("typescript");

const name = "import-meta";
const version = 1; // part of Jest's cache key: raise it with every change of this file

const equivalents = {
  dirname: (f) => f.createIdentifier("__dirname"),
  filename: (f) => f.createIdentifier("__filename"),
  url: (f) =>
    f.createPropertyAccessExpression(
      f.createCallExpression(
        f.createPropertyAccessExpression(
          f.createCallExpression(f.createIdentifier("require"), undefined, [f.createStringLiteral("node:url")]),
          "pathToFileURL",
        ),
        undefined,
        [f.createIdentifier("__filename")],
      ),
      "href",
    ),
};

function isImportMeta(node) {
  return ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword;
}

function factory() {
  return (context) => (sourceFile) => {
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node) && isImportMeta(node.expression)) {
        const equivalent = equivalents[node.name.text];
        if (equivalent) return equivalent(context.factory);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(sourceFile, visit);
  };
}

module.exports = { name, version, factory };
