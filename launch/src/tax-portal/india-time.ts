const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata", dateStyle: "short", timeStyle: "medium" });

/** An instant as the portals write it: `2026-11-20 18:30:00`. */
export function portalMoment(at: Date): string {
  return clock.format(at);
}

/** The instant of `2026-11-20 18:30:00`. */
export function momentOf(text: string): Date {
  return new Date(`${text.replace(" ", "T")}+05:30`);
}

/** `20/11/2026` as an instant, the beginning of the day in India. */
export function dayOf(text: string): Date {
  return new Date(`${text.split("/").reverse().join("-")}T00:00:00+05:30`);
}

/** 23:59 in India of the day that many days after an instant. */
export function endOfDay(at: Date, days: number): Date {
  const day = portalMoment(new Date(at.getTime() + days * 86_400_000)).slice(0, 10);
  return new Date(`${day}T23:59:00+05:30`);
}
