/**
 * Names an area's chunks after the area as well. Areas are built separately and may use the same names; in one build, pages
 * of the same name would end up in one file.
 *
 * @this {import("@rsbuild/core").Rspack.LoaderContext<{ areas: Readonly<Record<string, string>> }>}
 * @param {string} source
 */
export default function chunkNameLoader(source) {
  const { areas } = this.getOptions();
  const area = Object.entries(areas).find(([folder]) => this.resourcePath.startsWith(`${folder}/`))?.[1];
  return area ? source.replace(/(webpackChunkName:\s*")/g, `$1${area}-`) : source;
}
