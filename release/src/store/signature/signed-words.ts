import { sign, verify } from "node:crypto";
import { versionName } from "../release-state";
import type { ReleaseKeys, TrustedKey } from "./keys";

/**
 * Purposes of other signatures beside the steps of the pointer. The purpose is part of the signed text, so a signature
 * cannot be used for another.
 */
export type Purpose = "manifest" | "permit";

/** Signatures of texts with the keys of a store. */
export function signedWords(keys: ReleaseKeys) {
  const hasSigned = async (purpose: Purpose, text: string, signature: string): Promise<boolean> =>
    hasSignedBy(await keys.trusted(), purpose, text, signature);

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

/** Whether one of these keys has signed a text. A text has no revision, so retired keys are not accepted. */
export function hasSignedBy(
  trusted: readonly TrustedKey[],
  purpose: Purpose,
  text: string,
  signature: string,
): boolean {
  const bytes = Buffer.from(signature, "base64url");
  const counting = trusted.filter(({ untilRevision }) => untilRevision === Number.POSITIVE_INFINITY);
  return counting.some(({ key }) => verify(null, contentOf(purpose, text), key, bytes));
}

/** What is signed when a version is published: its name and the SHA-384 of its manifest. */
export function manifestWords(unit: string, version: string, sum: string): string {
  return `${versionName(unit, version)} ${sum}`;
}

function contentOf(purpose: Purpose, text: string): Buffer {
  return Buffer.from(`mandi ${purpose}\n${text}`);
}
