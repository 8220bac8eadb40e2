import ts from "typescript";

/** A test, or a group of tests, and the text of its name. */
export interface NamedTest {
  readonly path: string;
  readonly name: string;
  /** The name with the rows of its table, which may contain ids too. */
  readonly searched: string;
  /** The text of its file. */
  readonly text: string;
}

const callers = new Set(["describe", "it", "journey", "journeyOfVisits", "test"]);

/** The names of all tests and groups of a test file, read from its syntax: a name in a comment is not a test. */
export function findTestNames(path: string, text: string): NamedTest[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const name = first && textOf(first);
      const table = tableOf(node.expression);
      if (name !== undefined && table !== undefined) {
        found.push({ path, name, searched: [name, ...table, ...rowsAround(first)].join("\n"), text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The strings of an `it.each(…)` table; empty for a plain `it`; undefined when the call is not a test at all. */
function tableOf(callee: ts.Expression): string[] | undefined {
  if (ts.isIdentifier(callee)) return callers.has(callee.text) ? [] : undefined;
  if (ts.isPropertyAccessExpression(callee)) return tableOf(callee.expression);
  if (!ts.isCallExpression(callee) || tableOf(callee.expression) === undefined) return undefined;
  return callee.arguments.flatMap(stringsIn);
}

/** The strings in the tables of the `for … of` loops around a name, when the name is built from their rows. */
function rowsAround(name: ts.Expression | undefined): string[] {
  if (!name || !ts.isTemplateExpression(name)) return [];
  const found: string[] = [];
  for (let node: ts.Node = name; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isForOfStatement(node)) found.push(...stringsIn(node.expression));
  }
  return found;
}

/** A table may be a constant above the tests: follows the name to its declaration in the same file. */
function stringsIn(node: ts.Node): string[] {
  const text = ts.isExpression(node) ? textOf(node) : undefined;
  if (text !== undefined) return [text];
  if (ts.isIdentifier(node)) return declarationsOf(node).flatMap(stringsIn);
  return childrenOf(node).flatMap(stringsIn);
}

function declarationsOf(name: ts.Identifier): ts.Expression[] {
  return name
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name: declared, initializer }) =>
      ts.isIdentifier(declared) && declared.text === name.text && initializer ? [initializer] : [],
    );
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    // The name of a property is not a value: following it would loop on `{ rows: rows }`.
    if (!(ts.isPropertyAssignment(node) && child === node.name)) children.push(child);
  });
  return children;
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join("");
}
