import { createHash } from "node:crypto";

/** SHA-384 of bytes, in the form of the `integrity` attribute. */
export function sha384(bytes: Buffer): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}
