const taxedBy: ReadonlyMap<string, string> = new Map([
  ["1031", "goods"],
  ["194Q", "goods"],
  ["1023", "freight of an individual or HUF"],
  ["1024", "freight"],
  ["194C", "freight"],
]);

/** What tax is deducted on under a code of the income-tax law: `goods (code 1031)`; a code that is not known by heart stands alone. */
export function formatTdsCode(code: string): string {
  const on = taxedBy.get(code);
  return on === undefined ? `code ${code}` : `${on} (code ${code})`;
}
