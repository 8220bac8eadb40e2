import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** What one token may have sent and not yet published. */
export interface UploadLimits {
  readonly versions: number;
  readonly files: number;
  readonly bytes: number;
}

/** The largest area of the product has 4 MB in 90 files. */
export const uploadLimits: UploadLimits = { versions: 4, files: 4_000, bytes: 200 * 1024 * 1024 };

/** A version of which nothing has come for so long is not waited for. */
const forgetAfterMs = 60 * 60_000;

/** Of one version: what of each file, and when the last one came. */
interface Sent {
  readonly bytes: Map<string, number>;
  at: number;
}

/** A token has sent more than it may before it publishes. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
}

export type Uploads = Awaited<ReturnType<typeof uploadPlace>>;

/** Keeps the files that others send until their version is published: each token's own, and no more of it than the limits say. */
export async function uploadPlace(limits: UploadLimits = uploadLimits) {
  const root = await mkdtemp(path.join(tmpdir(), "mandi-uploads-"));
  const sent = new Map<string, Map<string, Sent>>();
  const sweep = setInterval(() => void forgetOld(), forgetAfterMs / 4);
  sweep.unref();

  /** Where a token's files of a version are. */
  const folderOf = (who: string, unit: string, version: string): string =>
    path.join(root, createHash("sha256").update(who).digest("hex").slice(0, 16), unit, version);

  /** @throws UploadRefused when the token has sent enough */
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

  /** Removes the files of a version: published, or given up. */
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
    `This token has sent ${versions.length} versions with ${sizes.length} files and ${Math.ceil(bytes / 1024)} kB and published none of them: publish first, or wait an hour`,
  );
}
