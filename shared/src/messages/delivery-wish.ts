import { counted } from "../format/counted";
/** A buyer's preferences for a delivery as everyone who was asked sees them, and which quotations belong together. */
export const wish = {
  together: "Requested together",
  countTogether: (count: number, quantity: string) => `${count} requested together, ${quantity}`,
  offers: (count: number) => counted(count, "offer"),
  best: (price: string) => `best ${price}`,
  sum: (price: string) => `${price} together`,
  sumSoFar: (price: string, priced: number, count: number) => `${price} for ${priced} of ${count}`,
  neededBy: "Needed by",
  parts: "Delivery",
  inParts: (count: number) => `in ${count} parts, if possible`,
  wished: "Requested delivery",
  atDesk: "Delivery as the buyer requests it",
  part: (quantity: string, day: string) => `${quantity} by ${day}`,
} as const;
