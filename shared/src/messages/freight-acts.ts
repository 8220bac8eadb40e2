/** Until when freight can be bid: the same words at home, in the list and on the enquiry. */
export const freightActs = {
  openUntil: (time: string) => `open until ${time}`,
  lastMinutes: "open until the result",
  closedNow: "waiting for the result",
} as const;
