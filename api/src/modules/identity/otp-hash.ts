import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** With a fast hash, six digits would be found in a moment, so the stored form is a salted password hash (ASVS 6.5.2). */
function hash(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, salt, 32, { N: 4096, r: 8, p: 1 }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function hashCode(code: string): Promise<{ readonly salt: Buffer; readonly hash: Buffer }> {
  const salt = randomBytes(16);
  return { salt, hash: await hash(code, salt) };
}

/** Compares in constant time. */
export async function isCode(code: string, stored: { readonly salt: Buffer; readonly hash: Buffer }): Promise<boolean> {
  return timingSafeEqual(await hash(code, stored.salt), stored.hash);
}
