import { checkInteger, decimalText, scaleDecimal } from "./decimal";

declare const kilogramsBrand: unique symbol;

/** A quantity of goods: whole kilograms. */
export type Kilograms = number & { readonly [kilogramsBrand]: "kg" };

/** The one way to make Kilograms from a plain integer, for example from a database row. */
export function kilograms(value: number): Kilograms {
  return checkInteger(value, "kg") as Kilograms;
}

/** No goods. */
export const zeroKilograms: Kilograms = kilograms(0);

/** One MT. */
export const kilogramsPerTonne = 1000;

/** MT of the wire (a JSON number, at most three decimals) to kilograms; refuses a fourth decimal. */
export function kilogramsFromTonnes(tonnes: number): Kilograms {
  return kilograms(scaleDecimal(tonnes, 3));
}

/** Kilograms to MT of the wire. */
export function tonnesFromKilograms(quantity: Kilograms): number {
  return quantity / kilogramsPerTonne;
}

/** Plain decimal text of the MT for exports and terminals: "30.000". */
export function tonnesText(quantity: Kilograms): string {
  return decimalText(quantity, 3);
}

/** Sum of MT of the wire, in MT: 0.1 and 0.2 make 0.3, which binary fractions would miss; refuses a fourth decimal. */
export function sumTonnes(tonnes: Iterable<number>): number {
  return tonnesFromKilograms(sumKilograms(Array.from(tonnes, kilogramsFromTonnes)));
}

/** Sum; the empty sum is zero. */
export function sumKilograms(quantities: Iterable<Kilograms>): Kilograms {
  let total = 0;
  for (const quantity of quantities) total = kilograms(total + quantity);
  return kilograms(total);
}
