/** The call of the blocks under My turn, as it is also begun before their code has come. */
export const traderDayCall = (pincode: string | null): string =>
  pincode === null ? "/trader-day" : `/trader-day?${new URLSearchParams({ pincode })}`;
