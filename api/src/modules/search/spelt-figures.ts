import { nearestName } from "./nearest";

/** Figures of sizes that people write out. */
const spelt: ReadonlyMap<string, string> = new Map([
  ["five", "5"],
  ["six", "6"],
  ["eight", "8"],
  ["ten", "10"],
  ["twelve", "12"],
  ["sixteen", "16"],
  ["twenty", "20"],
  ["twentyfive", "25"],
  ["thirtytwo", "32"],
]);

/** A text in lower case with number words before a unit as figures, even with a typing error: `twelv mm` becomes `12 mm`. */
export function inFigures(text: string): string {
  return text.replaceAll(/\b([a-z]+)(?=\s*mm\b)/gu, (word) => {
    const figure = spelt.get(word) ?? spelt.get(nearestName(word, [...spelt.keys()]) ?? "");
    return figure ?? word;
  });
}
