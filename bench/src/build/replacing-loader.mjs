/**
 * Compiles another text in place of a module's own.
 *
 * @this {import("@rsbuild/core").Rspack.LoaderContext<{ texts: Readonly<Record<string, string>> }>}
 * @param {string} source
 */
export default function replacingLoader(source) {
  return this.getOptions().texts[this.resourcePath] ?? source;
}
