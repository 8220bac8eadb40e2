import { sign, verify } from "node:crypto";
import type { ReleaseKeys } from "./keys";

/** What else is signed, in addition to the steps of the pointer. The purpose is part of what is signed: no signature serves for another. */
export type Purpose = "manifest" | "permit";

/** Signatures on texts, by the keys of a store. */
export function signedWords(keys: ReleaseKeys) {
  async function hasSigned(purpose: Purpose, text: string, signature: string): Promise<boolean> {
    const bytes = Buffer.from(signature, "base64url");
    // A text has no revision, so a key that was given up after one counts for none.
    const trusted = (await keys.trusted()).filter(({ untilRevision }) => untilRevision === Number.POSITIVE_INFINITY);
    return trusted.some(({ key }) => verify(null, contentOf(purpose, text), key, bytes));
  }

  return {
    hasSigned,
    /** @throws Error when this program has no key, or one that readers do not trust. */
    async sign(purpose: Purpose, text: string): Promise<string> {
      const signature = sign(null, contentOf(purpose, text), await keys.signing()).toString("base64url");
      if (await hasSigned(purpose, text, signature)) return signature;
      throw new Error('The signing key here is not one that readers trust. See docs/ops.md, "Keys and tokens".');
    },
  };
}

function contentOf(purpose: Purpose, text: string): Buffer {
  return Buffer.from(`mandi ${purpose}\n${text}`);
}
