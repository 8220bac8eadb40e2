/** Replaces axios's serialiser for lists and objects in queries: our parameters are strings or numbers. */
// biome-ignore lint/style/noDefaultExport: axios imports it by that name
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
