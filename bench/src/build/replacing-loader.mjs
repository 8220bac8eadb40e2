/**
 * Replaces the source of a module.
 *
 * @this {import("@rsbuild/core").Rspack.LoaderContext<{ texts: Readonly<Record<string, string>> }>}
 * @param {string} source
 */
export default function replacingLoader(source) {
  return this.getOptions().texts[this.resourcePath] ?? source;
}
