/** Where the server reads the time; tests set it, so that no rule about time needs a sleep. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** `at` moved by a number of seconds, forwards or (negative) backwards. */
export function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}

const kolkataDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** The calendar day in India of an instant, `2026-11-21`. The trade's day begins at 18:30 UTC. */
export function tradeDay(at: Date): string {
  return kolkataDay.format(at);
}

/** The instant at which a day in India begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
