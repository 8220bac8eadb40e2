import { parse } from "acorn";

/**
 * Lets the compiler drop what nobody uses of axios's helper functions, which the package exports as one object: its file exports
 * each by name, and its other modules import all names. Fails the build when an upgrade writes either in another way.
 *
 * @this {import("@rsbuild/core").Rspack.LoaderContext}
 * @param {string} source
 * @returns {string}
 */
export default function shakeUtils(source) {
  return /[\\/]lib[\\/]utils\.js$/.test(this.resourcePath) ? withNamedExports(source) : withNamespace(source);
}

/**
 * @param {string} source a module whose default export is an object of its own functions
 * @returns {string} the same with named exports; calls that make such a function are marked as free of effects
 */
export function withNamedExports(source) {
  const { body } = parse(source, { ecmaVersion: "latest", sourceType: "module" });
  const exported = body.find((node) => node.type === "ExportDefaultDeclaration");
  if (exported?.declaration.type !== "ObjectExpression") throw new Error("The helpers are not exported as one object");
  const names = exported.declaration.properties.map((property) => {
    const { key, value } = property;
    if (key?.type !== "Identifier" || value?.type !== "Identifier") throw new Error("A helper has no name");
    return `${value.name} as ${key.name}`;
  });
  const calls = body
    .flatMap((node) => (node.type === "VariableDeclaration" ? node.declarations : []))
    .flatMap(({ init }) => (init?.type === "CallExpression" ? init.start : []));
  const shaken = `${source.slice(0, exported.start)}export { ${names.join(", ")} };${source.slice(exported.end)}`;
  return calls.reduceRight((text, start) => `${text.slice(0, start)}/*#__PURE__*/ ${text.slice(start)}`, shaken);
}

/**
 * @param {string} source a module
 * @returns {string} unchanged when it does not import the helpers
 */
export function withNamespace(source) {
  return source.replace(/^import utils from (?=['"][./]+utils\.js['"])/mu, "import * as utils from ");
}
