/** Texts for asking once more for the goods of a quotation or an order. */
export const askAgain = {
  ask: "Ask again",
  text: "The same sizes and addresses, at today's prices.",
  lost: "Asking again did not load",
  notOffered: "Nobody offers these goods right now. Please choose a product.",
} as const;
