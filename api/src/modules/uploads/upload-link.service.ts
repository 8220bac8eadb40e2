import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../../platform/database/database";
import { selectLinkSecret } from "./upload.store";

/*
 * A picture is loaded by an <img>, which cannot send the Authorization header that every other call carries. So answers
 * refer to files by an address with a key: for one user, for a short time, and worth no more than that user's own right to see
 * the file at the moment of opening.
 */

const stepSeconds = 3600;

/** Makes the address of a file for one user; null stays null. */
export type LinkOf = (uploadId: number | null) => string | null;

/** Makes addresses of files for one user. They change once an hour, so that browsers can cache files. */
export async function linksFor(db: Db, userId: number, now: Date): Promise<LinkOf> {
  const secret = await selectLinkSecret(db);
  const until = (Math.floor(now.getTime() / 1000 / stepSeconds) + 2) * stepSeconds;
  return (uploadId) =>
    uploadId === null
      ? null
      : `/api/upload/${uploadId}?key=${userId}.${until}.${sign(secret, uploadId, userId, until)}`;
}

/** The user of a key; undefined when it is not one of ours for this file, or has expired. */
export async function findKey(db: Db, uploadId: number, key: string, now: Date): Promise<number | undefined> {
  const [userId = 0, until = 0] = key.split(".").slice(0, 2).map(Number);
  const signature = Buffer.from(key.split(".")[2] ?? "");
  const expected = Buffer.from(sign(await selectLinkSecret(db), uploadId, userId, until));
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOurs && until * 1000 > now.getTime() ? userId : undefined;
}

function sign(secret: Buffer, uploadId: number, userId: number, until: number): string {
  return createHmac("sha256", secret).update(`upload:${uploadId}:${userId}:${until}`).digest("base64url");
}
