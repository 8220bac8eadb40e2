const upToNineteen =
  " one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Indian steps, largest first. There is no word above the crore, so larger amounts are a number of crores. */
const steps = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
] as const;

function wordsOf(whole: number): string {
  for (const [size, name] of steps) {
    if (whole >= size) return joined(wordsOf(Math.floor(whole / size)), name, wordsOf(whole % size));
  }
  return upToNineteen[whole] ?? joined(tens[Math.floor(whole / 10)], upToNineteen[whole % 10]);
}

function joined(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/**
 * `Rupees one lakh sixty nine thousand two hundred forty three only`: documents name totals above one lakh in words.
 * Zero is `Rupees nil`.
 */
export function rupeesInWords(rupees: number): string {
  const inPaise = Math.round(Math.abs(rupees) * 100);
  if (inPaise === 0) return "Rupees nil";
  const paise = inPaise % 100;
  const whole = wordsOf((inPaise - paise) / 100) || "nil";
  return joined("Rupees", rupees < 0 && "minus", whole, paise > 0 && `and ${wordsOf(paise)} paise`, "only");
}
