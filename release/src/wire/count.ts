/** `1 page`, `12 pages`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-IN")} ${noun}${number === 1 ? "" : "s"}`;
}
