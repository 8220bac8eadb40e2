import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";

/** The source of everything unguessable or unique; injected so that tests can predict it. */
export interface Ids {
  /** 256 random bits, safe in a header and a cookie. */
  token(): string;
  /** Decimal digits, each equally likely. */
  digits(count: number): string;
  uuid(): string;
}

export const systemIds: Ids = {
  token: () => randomBytes(32).toString("base64url"),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(""),
  uuid: () => randomUUID(),
};

/** SHA-256 of a text. Enough for secrets of 256 random bits, which need no slow hash. */
export function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
