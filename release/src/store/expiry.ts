import type { Revision } from "./release-state";

const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 90;

/** The pointer is too old to count as current: the store may have been frozen, or put back to an old state. */
export class PointerExpired extends Error {
  override readonly name = "PointerExpired";
}

/**
 * How many days a step is valid unless it is renewed: `RELEASE_VALID_DAYS`, 90 by default. @throws Error when it is not a
 * valid number.
 */
export function validDays(environment: NodeJS.ProcessEnv): number {
  return parseDays(environment["RELEASE_VALID_DAYS"], "RELEASE_VALID_DAYS") ?? defaultDays;
}

/** The days that a text names; undefined for none. @throws Error naming `what` when it is not a whole number from 1 to `most`. */
export function parseDays(text: string | undefined, what: string, most = 3650): number | undefined {
  if (text === undefined || text === "") return undefined;
  const days = Number(text);
  if (!(Number.isInteger(days) && days >= 1 && days <= most))
    throw new Error(`${what} is a whole number of days from 1 to ${most}`);
  return days;
}

/** The ISO time this many days after another. */
export function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * dayMs).toISOString();
}

/** Whether a step has expired. Steps from before there were dates do not. */
export function isExpired({ expiresAt }: Revision, now: Date): boolean {
  return expiresAt !== undefined && !(Date.parse(expiresAt) > now.getTime());
}

/** Whether less than half of a step's validity is left: early enough that a renewal may fail for weeks before it matters. */
export function isRenewalDue({ at, expiresAt }: Revision, now: Date): boolean {
  if (expiresAt === undefined) return false;
  return now.getTime() >= (Date.parse(at) + Date.parse(expiresAt)) / 2;
}

/** @throws PointerExpired when nothing may be built on this step because it has expired. */
export function assertValid(latest: Revision | null, now: Date): void {
  if (latest && isExpired(latest, now)) throw new PointerExpired(expiredWords(latest));
}

/** What has happened and what to do, for logs and people. */
export function expiredWords({ revision, at, expiresAt }: Revision): string {
  return `Revision ${revision} of ${at} expired at ${expiresAt}. If it is what should be live: release renew. See docs/ops.md, "An expired pointer".`;
}
