import { randomInt } from "node:crypto";
import { bucketCount } from "@mandi/shared/contract/release/resolve-area";

const name = "__Host-mandi-bucket";

/** A year: a person stays in their share of a trial. */
const lifeSeconds = 365 * 24 * 60 * 60;

/**
 * The person's bucket from their cookie, or a new one with the cookie to set. It reveals nothing about the person, so it
 * needs no consent.
 */
export function bucketOf(cookieHeader: string | undefined): { bucket: number; setCookie: string | null } {
  const value = new RegExp(`(?:^|;\\s*)${name}=(?<value>\\d{1,2})(?:;|$)`).exec(cookieHeader ?? "")?.groups?.["value"];
  if (value !== undefined) return { bucket: Number(value), setCookie: null };
  const bucket = randomInt(bucketCount);
  return { bucket, setCookie: `${name}=${bucket}; Max-Age=${lifeSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax` };
}
