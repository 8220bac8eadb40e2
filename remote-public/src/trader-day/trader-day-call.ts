/** The call of the blocks under My turn; it is also started before their code has loaded. */
export const traderDayCall = (pincode: string | null): string =>
  pincode === null ? "/trader-day" : `/trader-day?${new URLSearchParams({ pincode })}`;
