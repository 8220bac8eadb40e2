import { ToWords } from "to-words/en-IN";

const words = new ToWords({
  converterOptions: { currency: true, ignoreDecimal: false, doNotAddOnly: true },
});

/** `Rupees one lakh sixty-nine thousand two hundred forty-three only`: documents name totals above one lakh in words. */
export function rupeesInWords(rupees: number): string {
  const text = words.convert(Math.abs(rupees)).toLowerCase();
  const [whole = "", ...paise] = text.split(/ rupees?(?: and )?/u);
  const tail = paise.join("").trim();
  const parts = [rupees < 0 ? "minus" : "", whole === "zero" ? "nil" : whole, tail ? `and ${tail}` : "", "only"];
  return `Rupees ${parts.filter(Boolean).join(" ")}`;
}
