let papersGiven = 0;

/** The next number of a kind of document; numbers of the demo market only have to be different. */
export function nextPaper(): number {
  papersGiven += 1;
  return papersGiven;
}

/** A UTR of a transfer at that time. */
export const utrOf = (at: Date): string =>
  `HDFCR5${String(at.getTime()).slice(-9)}${String(nextPaper()).padStart(4, "0")}`;
