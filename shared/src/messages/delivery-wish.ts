/** A buyer's preferences for a delivery as everyone who was asked sees them, and which quotations belong together. */
export const wish = {
  together: "Requested together",
  neededBy: "Needed by",
  parts: "Delivery",
  inParts: (count: number) => `in ${count} parts, if possible`,
  wished: "Requested delivery",
  atDesk: "Delivery as the buyer requests it",
  part: (quantity: string, day: string) => `${quantity} by ${day}`,
} as const;
