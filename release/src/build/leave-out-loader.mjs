import { parse } from "acorn";

/**
 * Replaces the bodies of functions and methods in a package's file. An upgrade that renames one of them fails the build; one that
 * renames all of them exceeds the limit of the shell's size.
 *
 * @this {import("@rsbuild/core").Rspack.LoaderContext<{ readonly bodies: ReadonlyMap<string, string> }>}
 * @param {string} source
 * @returns {string}
 */
export default function leaveOut(source) {
  return withoutBodies(source, this.getOptions().bodies);
}

/**
 * @param {string} source a module
 * @param {ReadonlyMap<string, string>} bodies the replacement body for each function name
 * @returns {string} unchanged when it declares none of them
 * @throws {Error} when some of the names are declared and one of them is not declared exactly once
 */
export function withoutBodies(source, bodies) {
  const found = functionsIn(parse(source, { ecmaVersion: "latest", sourceType: "module" }), bodies);
  if (found.length === 0) return source;
  for (const name of bodies.keys()) {
    const times = found.filter((one) => one.name === name).length;
    if (times !== 1) throw new Error(`${name} is declared ${times} times in the file that it is to be left out of`);
  }
  return found.reduceRight(
    (text, { name, start, end }) => `${text.slice(0, start)}{${bodies.get(name)}}${text.slice(end)}`,
    source,
  );
}

/**
 * @param {unknown} node
 * @param {ReadonlyMap<string, string>} bodies
 * @returns {{ name: string; start: number; end: number }[]} in the order of the text
 */
function functionsIn(node, bodies) {
  if (Array.isArray(node)) return node.flatMap((one) => functionsIn(one, bodies));
  if (!isNode(node)) return [];
  if (node.type === "FunctionDeclaration" && bodies.has(node.id.name)) {
    return [{ name: node.id.name, start: node.body.start, end: node.body.end }];
  }
  if (node.type === "MethodDefinition" && node.key.type === "Identifier" && bodies.has(node.key.name)) {
    return [{ name: node.key.name, start: node.value.body.start, end: node.value.body.end }];
  }
  return Object.values(node).flatMap((child) => functionsIn(child, bodies));
}

/**
 * @param {unknown} value
 * @returns {value is import("acorn").AnyNode}
 */
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value;
}
