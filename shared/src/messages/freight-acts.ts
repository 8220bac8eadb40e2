/** Until when freight can be bid: the same words at home, in the list and on the enquiry. */
export const freightActs = {
  openUntil: (time: string) => `open until ${time}`,
  lastMinutes: "open until the result",
  closedNow: "waiting for the result",
  bidBy: (time: string) => `You act next: bid by ${time}`,
  bidNow: "You act next: bid before a seller is marked",
  given: "Price given, we mark a seller next",
  weMark: "Closed, we mark a seller next",
  carry: "You carry the order",
} as const;
