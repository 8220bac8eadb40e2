import { counted } from "../format/counted";
/**
 * Messages of the seller area. Texts from the specification stay exactly as given, misspellings included; all other
 * texts are ours.
 */
export const page = {
  home: "Home",
  nothingHere: "No Data Found",
  nothingHereText: "It may have been moved, or it belongs to another account.",
  serverTrouble: "The server could not answer. Please try again in a moment.",
  missing: "---",
} as const;

/** A price far from the listed one. */
export const farPrice = {
  below: (percent: string) => `This is ${percent}% below your listed price.`,
  above: (percent: string) => `This is ${percent}% above your listed price.`,
  unlisted: "You have no listed price to compare it with.",
  correct: "Correct the price",
  meant: (price: string) => `Digits seem to be missing, or too many. Did you mean ${price} per MT?`,
  takeMeant: (price: string) => `Use ${price}`,
  keep: (price: string) => `Keep ${price}`,
  again: "The price again",
  againHint: (price: string) => `Type ${price} once more if you mean it.`,
  notSame: (price: string) => `This is not ${price}.`,
  offer: {
    title: (price: string) => `Offer ${price} per MT?`,
    confirm: (price: string) => `Offer ${price}`,
    busy: "Sending",
    result: "If it is correct, it binds you like every offer, and we check it before it can be chosen.",
  },
  listed: {
    title: (price: string) => `List at ${price} per MT?`,
    confirm: (price: string) => `List at ${price}`,
    busy: "Saving",
    result: "If it is correct, buyers see it at once.",
  },
  manyTitle: (count: number) =>
    count === 1 ? "Change a price by this much?" : `Change ${counted(count, "price")} by this much?`,
  many: (count: number) =>
    count === 1
      ? "1 price is far from the one you list now. Please check that no digit is missing."
      : `${counted(count, "price")} are far from the ones you list now. Please check that no digit is missing.`,
  manyCorrect: "Look again",
} as const;
