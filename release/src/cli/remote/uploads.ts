import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { kilobytes } from "../../wire/count";

/** What one token may have uploaded and not yet published. */
export interface UploadLimits {
  readonly versions: number;
  readonly files: number;
  readonly bytes: number;
}

/** The largest area of the product has 4 MB in 90 files. */
export const uploadLimits: UploadLimits = { versions: 4, files: 4_000, bytes: 200 * 1024 * 1024 };

/** A version that has received nothing for this long is abandoned. */
const forgetAfterMs = 60 * 60_000;

/** One version's uploads: the size of each file, and when the last one arrived. */
interface Sent {
  readonly bytes: Map<string, number>;
  at: number;
}

/** A token has uploaded more than it may before publishing. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
}

export type Uploads = Awaited<ReturnType<typeof uploadPlace>>;

/** Keeps uploaded files until their version is published, separately for each token and within its limits. */
export async function uploadPlace(limits: UploadLimits = uploadLimits) {
  const root = await mkdtemp(path.join(tmpdir(), "mandi-uploads-"));
  const sent = new Map<string, Map<string, Sent>>();
  const sweep = setInterval(() => void forgetOld(), forgetAfterMs / 4);
  sweep.unref();

  /** The folder for a token's files of a version. */
  const folderOf = (who: string, unit: string, version: string): string =>
    path.join(root, createHash("sha256").update(who).digest("hex").slice(0, 16), unit, version);

  /** @throws UploadRefused when the token is over its limit */
  async function take(who: string, unit: string, version: string, file: string, body: Buffer): Promise<void> {
    const own = sent.get(who) ?? new Map<string, Sent>();
    const name = `${unit}/${version}`;
    const one = own.get(name) ?? { bytes: new Map(), at: 0 };
    const others = [...own].filter(([other]) => other !== name).map(([, { bytes }]) => bytes);
    const next = new Map(one.bytes).set(file, body.length);
    assertWithin(limits, [...others, next]);
    sent.set(who, own.set(name, { bytes: next, at: Date.now() }));
    const target = path.join(folderOf(who, unit, version), file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, body);
  }

  /** Removes the files of a version that was published or abandoned. */
  async function forget(who: string, unit: string, version: string): Promise<void> {
    const own = sent.get(who);
    own?.delete(`${unit}/${version}`);
    if (own?.size === 0) sent.delete(who);
    await rm(folderOf(who, unit, version), { recursive: true, force: true });
  }

  async function forgetOld(): Promise<void> {
    for (const [who, own] of sent) {
      for (const [name, { at }] of own) {
        const [unit = "", version = ""] = name.split("/");
        if (at < Date.now() - forgetAfterMs) await forget(who, unit, version);
      }
    }
  }

  async function close(): Promise<void> {
    clearInterval(sweep);
    await rm(root, { recursive: true, force: true });
  }

  return { folderOf, take, forget, close };
}

function assertWithin(limits: UploadLimits, versions: readonly ReadonlyMap<string, number>[]): void {
  const sizes = versions.flatMap((files) => [...files.values()]);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (versions.length <= limits.versions && sizes.length <= limits.files && bytes <= limits.bytes) return;
  throw new UploadRefused(
    `This token has sent ${versions.length} versions with ${sizes.length} files and ${kilobytes(bytes)} and published none of them: publish first, or wait an hour`,
  );
}
