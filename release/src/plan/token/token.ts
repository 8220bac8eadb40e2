import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { TokenRecord } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import type { Identity } from "../../wire/identity";

/** The identity that a token belongs to; null when it is unknown here. @throws SourceAway */
export type IdentitySource = (token: string, now: Date) => Promise<Identity | null>;

/** Whether a token is valid could not be determined now. */
export class SourceAway extends Error {
  override readonly name = "SourceAway";
}

const form = /^mandi_(?<id>[0-9a-f]{8})_(?<secret>[A-Za-z0-9_-]{43})$/;

/** A secret of 256 bits for the token with this id: the token for its owner, and the hash that is stored. */
export function makeSecret(id: string): { readonly token: string; readonly sum: string } {
  const secret = randomBytes(32).toString("base64url");
  return { token: `mandi_${id}_${secret}`, sum: sumOf(secret) };
}

/** Eight random hexadecimal digits. */
export function makeTokenId(): string {
  return randomBytes(4).toString("hex");
}

/** The identity that this token belongs to; null when it is unknown or has expired. */
export async function identityOf(store: ReleaseStore, token: string, now: Date): Promise<Identity | null> {
  const record = recordOf(await tokensOf(store), token, now);
  return record && { who: record.name, areas: record.areas, rights: record.rights };
}

/** The valid record with this token's secret. Takes the same time however much of the secret matches. */
export function recordOf<Known extends Pick<TokenRecord, "id" | "sum" | "until">>(
  records: readonly Known[],
  token: string,
  now: Date,
): Known | null {
  const { id, secret } = form.exec(token)?.groups ?? {};
  if (id === undefined || secret === undefined) return null;
  const record = records.find((one) => one.id === id);
  if (!record || !timingSafeEqual(Buffer.from(sumOf(secret), "hex"), Buffer.from(record.sum, "hex"))) return null;
  return record.until !== undefined && Date.parse(record.until) <= now.getTime() ? null : record;
}

/** The tokens that were made and not revoked. */
export async function tokensOf(store: ReleaseStore): Promise<readonly TokenRecord[]> {
  return (await store.readLatest())?.tokens ?? [];
}

function sumOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
