// Plain JavaScript on purpose, like every file that runs inside the compiler's process.

const foundation = /[\\/]shared[\\/]src[\\/]ui[\\/]foundation[\\/]/;
const tokens = /[\\/](?:tokens|dark-tokens)\.css$/;
const order = /[\\/]layers\.css$/;
const shared = /[\\/]shared[\\/]src[\\/]/;

/**
 * The cascade layer that the rules of a style file go into. Their order is declared once, in the host's `layers.css`: a
 * page's styles win over the kit's whatever the order of loading and whatever their specificity.
 *
 * @param {string} file
 * @returns {"tokens" | "base" | "shared" | "page" | null} null for the file that declares the order
 */
export function layerOf(file) {
  if (!foundation.test(file)) return shared.test(file) ? "shared" : "page";
  if (order.test(file)) return null;
  return tokens.test(file) ? "tokens" : "base";
}

/**
 * A loader that puts each style file into its layer.
 *
 * @this {import("@rsbuild/core").Rspack.LoaderContext}
 * @param {string} source
 * @returns {string}
 */
export default function putIntoLayer(source) {
  const layer = layerOf(this.resourcePath);
  if (layer === null) return source;
  if (/@import|@charset/.test(source))
    throw new Error("A style file is imported by the code that needs it, not by another");
  return `@layer ${layer} {\n${source}\n}\n`;
}
