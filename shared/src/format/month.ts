const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/** `2026-11` as people read it, `November 2026`; anything else, which an address may hold, as it is. */
export const formatMonth = (month: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthName.format(new Date(`${month}-01`)) : month;
