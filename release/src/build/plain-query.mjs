/** In place of how axios writes queries of lists and objects: ours are names with a text or a number. */
// biome-ignore lint/style/noDefaultExport: axios asks for it by that name
export default class PlainQuery {
  /** @param {Readonly<Record<string, string | number | undefined>>} query undefined values are left out */
  constructor(query = {}) {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    this.text = new URLSearchParams(given).toString();
  }

  toString() {
    return this.text;
  }
}
