/** Until when freight can be bid: the same words at home, in the list and on the enquiry. */
export const freightActs = {
  /** The time that is announced is the sellers': what is left of it, or its end. */
  sellersHave: (left: string) => `sellers have ${left}`,
  sellersUntil: (time: string) => `sellers have until ${time}`,
  lastMinutes: "open until the result",
  closedNow: "waiting for the result",
  bidNow: "You act next: bid before a seller is marked",
  given: "Price given, we mark a seller next",
  weMark: "Closed, we mark a seller next",
  carry: "You carry the order",
} as const;
