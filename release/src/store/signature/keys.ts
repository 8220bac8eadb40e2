import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { access, appendFile, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasCode } from "../error-code";

/** A key whose signature counts: always, or when it was given up, on steps up to a revision only. */
export interface TrustedKey {
  readonly key: KeyObject;
  readonly untilRevision: number;
}

/** With what the steps of the pointer are signed and checked. */
export interface ReleaseKeys {
  /** Made at the first step when there is none. */
  readonly signing: () => Promise<KeyObject>;
  /** Whether there is a key to sign with that readers trust. Makes none. */
  readonly canSign: () => Promise<boolean>;
  /** All that are trusted; none as long as nothing was ever signed. */
  readonly trusted: () => Promise<readonly TrustedKey[]>;
}

/**
 * The keys of a store: `RELEASE_SIGNING_KEY` and `RELEASE_PUBLIC_KEY` (a PEM, or the path of one) where they are kept apart
 * from the store, else `keys/release.key` (mode 0600) and `keys/release.pub` in its folder, made by the first step.
 * The web server serves `areas/` and `shell/` only, so nothing of `keys/` is ever served.
 */
export function releaseKeys(folder: string, environment: NodeJS.ProcessEnv = process.env): ReleaseKeys {
  const { RELEASE_SIGNING_KEY: signingGiven, RELEASE_PUBLIC_KEY: publicGiven } = environment;
  const privateFile = path.join(folder, "keys/release.key");
  const publicFile = path.join(folder, "keys/release.pub");

  async function signing(): Promise<KeyObject> {
    if (signingGiven) return createPrivateKey(await pemOf(signingGiven));
    const pem = await readIfThere(privateFile);
    if (pem === null && publicGiven)
      throw new Error("RELEASE_PUBLIC_KEY alone only reads: to take steps, set RELEASE_SIGNING_KEY as well.");
    return createPrivateKey(pem ?? (await makeKey(privateFile, publicFile)));
  }

  async function trusted(): Promise<readonly TrustedKey[]> {
    if (publicGiven) return publicKeys(await pemOf(publicGiven));
    if (signingGiven)
      return [{ key: createPublicKey(await pemOf(signingGiven)), untilRevision: Number.POSITIVE_INFINITY }];
    return publicKeys((await readIfThere(publicFile)) ?? "");
  }

  async function canSign(): Promise<boolean> {
    const pem = signingGiven ? await pemOf(signingGiven) : await readIfThere(privateFile);
    if (pem === null) return false;
    const own = createPublicKey(pem);
    return (await trusted()).some(
      ({ key, untilRevision }) => untilRevision === Number.POSITIVE_INFINITY && key.equals(own),
    );
  }

  return { signing: once(signing), canSign, trusted };
}

/** Two first steps at once make one key: the link fails for the second. */
async function makeKey(privateFile: string, publicFile: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const staging = `${privateFile}.${randomUUID()}.part`;
  await mkdir(path.dirname(privateFile), { recursive: true, mode: 0o700 });
  await writeFile(staging, pem, { mode: 0o600, flag: "wx" });
  try {
    // Older keys stay trusted: what they signed is still the history. Trusted before it signs: nobody may see the reverse.
    await access(privateFile).catch(() => appendFile(publicFile, publicKey.export({ type: "spki", format: "pem" })));
    await link(staging, privateFile);
    return pem;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    return await readFile(privateFile, "utf8");
  } finally {
    await rm(staging, { force: true });
  }
}

/** The public keys in a PEM, or in the file at this path. @throws Error when there is none */
export async function trustedKeysOf(given: string): Promise<readonly TrustedKey[]> {
  const keys = publicKeys(await pemOf(given));
  if (keys.length === 0) throw new Error(`There is no public key in ${given}`);
  return keys;
}

/** Each block of a text; a line `until revision 57` before one says that the key was given up after that step. */
function publicKeys(text: string): TrustedKey[] {
  const block = /(?:^until revision (\d+)\s+)?(-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----)/gim;
  return [...text.matchAll(block)].map(([, until, pem = ""]) => ({
    key: createPublicKey(pem),
    untilRevision: until === undefined ? Number.POSITIVE_INFINITY : Number(until),
  }));
}

async function pemOf(given: string): Promise<string> {
  return given.includes("-----BEGIN") ? given : readFile(given, "utf8");
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
