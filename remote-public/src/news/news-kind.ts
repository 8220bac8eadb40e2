/** What an article without a picture is about, as its headline says. */
export type NewsKind = "rules" | "freight" | "cement" | "ingot" | "steel" | "market";

/** The first kind with one of its words in the headline counts: "Freight for TMT bars" is about freight. */
const words: readonly (readonly [NewsKind, RegExp])[] = [
  ["rules", /\b(?:gst|tax|tds|is \d+|rules?|certificates?|marking|notification|e-way)\b/i],
  ["freight", /\b(?:freight|trucks?|trailers?|wagons?|rakes?|diesel|loading|transporters?)\b/i],
  ["cement", /\b(?:cement|concrete|sand|bricks?|blocks?)\b/i],
  ["ingot", /\b(?:ingots?|billets?|sponge|scrap|furnaces?|pig iron)\b/i],
  [
    "steel",
    /\b(?:steel|tmt|rebar|bars?|beams?|angles?|channels?|coils?|sheets?|plates?|pipes?|tubes?|wire|mills?|roofing)\b/i,
  ],
];

export function newsKind(title: string): NewsKind {
  return words.find(([, pattern]) => pattern.test(title))?.[0] ?? "market";
}
