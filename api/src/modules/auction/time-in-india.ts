/** `21 Nov, 5:30 pm`, by the clock of everybody who trades here. */
export const timeInIndia = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});
