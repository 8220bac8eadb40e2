import { sign, verify } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { daysAfter } from "../expiry";
import { sha384 } from "../files/sha384";
import { isDamage } from "../manifest-sums";
import { Revision } from "../release-state";
import { manifestFileOf, type ReleaseStore, signatureFile } from "../release-store";
import type { ReleaseKeys, TrustedKey } from "./keys";
import { manifestWords, type Purpose, signedWords } from "./signed-words";

/** A step of the pointer was not signed by a trusted key, or was changed since: someone bypassed the release plane. */
export class PointerForged extends Error {
  override readonly name = "PointerForged";
}

/** A store whose steps carry a date and a signature, and whose versions are signed when they are published. */
export interface SignedStore extends ReleaseStore {
  /** Whether this program holds a key that readers trust, so that it may take steps and renew. */
  canSign(): Promise<boolean>;
  /** @throws Error when this program has no key that readers trust. */
  sign(purpose: Purpose, text: string): Promise<string>;
  hasSigned(purpose: Purpose, text: string, signature: string): Promise<boolean>;
  /** Whether the manifest with this SHA-384 is the one that was published under this name. */
  wasPublished(unit: string, version: string, sum: string): Promise<boolean>;
}

/**
 * The same store, whose steps are dated and signed when written, and whose signatures are checked whenever they are read.
 * The manifest of a version is signed when it is published: from the files that were passed in, not from what is in the
 * store.
 */
export function signedStore(store: ReleaseStore, keys: ReleaseKeys, validDays: number): SignedStore {
  const words = signedWords(keys);
  return {
    ...store,
    ...words,
    canSign: keys.canSign,
    async putVersion(unit, version, folder, files) {
      const manifest = await readFile(path.join(folder, manifestFileOf(unit)));
      const signature = await words.sign("manifest", manifestWords(unit, version, sha384(manifest)));
      const outcome = await store.putVersion(unit, version, folder, files);
      await store.putSignature(unit, version, signature);
      return outcome;
    },
    async wasPublished(unit, version, sum) {
      try {
        const signature = (await store.readFile(unit, version, signatureFile)).toString("utf8");
        return await words.hasSigned("manifest", manifestWords(unit, version, sum), signature);
      } catch (error) {
        if (isDamage(error)) return false;
        throw error;
      }
    },
    async append(revision) {
      const dated = { expiresAt: daysAfter(revision.at, validDays), ...revision };
      const signed = { ...dated, signature: sign(null, contentOf(dated), await keys.signing()).toString("base64") };
      // A step that readers cannot parse or do not trust would block all that follow.
      const asRead = read(Revision, JSON.parse(JSON.stringify(signed)));
      await assertSigned(asRead, keys);
      return store.append(asRead);
    },
    async readLatest() {
      const latest = await store.readLatest();
      if (latest) await assertSigned(latest, keys);
      return latest;
    },
    async readHistory() {
      const history = await store.readHistory();
      for (const revision of history) await assertSigned(revision, keys);
      return history;
    },
  };
}

/** @throws PointerForged when no trusted key signed the revision. */
async function assertSigned(revision: Revision, keys: ReleaseKeys): Promise<void> {
  const { signature, ...rest } = revision;
  const trusted = await keys.trusted();
  const bytes = Buffer.from(signature ?? "", "base64");
  const signer = trusted.filter(({ key }) => verify(null, contentOf(rest), key, bytes));
  if (signer.some(({ untilRevision }) => revision.revision <= untilRevision)) return;
  const fault = faultOf(signature, signer[0]);
  throw new PointerForged(`Revision ${revision.revision} ${fault}. See docs/ops.md, "A forged pointer".`);
}

function faultOf(signature: string | undefined, signer: TrustedKey | undefined): string {
  if (signature === undefined) return "is not signed";
  if (!signer) return "does not have the signature of a trusted key";
  return `was signed by a key that is trusted until revision ${signer.untilRevision} only`;
}

/**
 * The same bytes whatever the order of fields; prefixed with a name, so that a signature of something else is never valid
 * for it.
 */
function contentOf({ signature: _, ...revision }: Revision): Buffer {
  return Buffer.from(`mandi revision\n${JSON.stringify(sorted(revision))}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    entries.sort(([left], [right]) => (left < right ? -1 : 1)).map(([key, field]) => [key, sorted(field)]),
  );
}
