/** `1 page`, `12 pages`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-IN")} ${noun}${number === 1 ? "" : "s"}`;
}

/** Bytes for people: `1,204.5 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toLocaleString("en-IN", { maximumFractionDigits: 1 })} kB`;
}
