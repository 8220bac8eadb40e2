import { readFile } from "node:fs/promises";
import path from "node:path";
import { isWhole } from "./damaged-in";
import { versionName } from "./release-state";
import { manifestFileOf, type StoredVersion, signatureFile, VersionTaken, versionPath } from "./release-store";
import type { Bucket } from "./s3-bucket";
import type { StoredVersions } from "./store-of";

/** The versions of a store in a bucket, each a folder of objects. A version exists once its manifest does. */
export class S3Versions implements StoredVersions {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async put(unit: string, version: string, folder: string, files: readonly string[]): Promise<"present" | "stored"> {
    const target = versionPath(unit, version);
    const manifest = files.at(-1) ?? "";
    const wasThere = await this.#bucket.isThere(`${target}/${manifest}`);
    const isDamaged = wasThere && !(await isWhole(this, unit, version));
    for (const file of files) {
      const content = await readFile(path.join(folder, file));
      if (isDamaged) {
        await this.#bucket.put(`${target}/${file}`, content); // Each object is whole at every moment; the manifest comes last.
        continue;
      }
      if (!wasThere && (await this.#bucket.putNew(`${target}/${file}`, content))) continue;
      const stored = await this.#bucket.get(`${target}/${file}`).catch(() => null);
      if (!stored?.equals(content))
        throw new VersionTaken(
          `${versionName(unit, version)} is published already with other content (${file}). Build it again: the version is the hash of the content.`,
        );
    }
    return wasThere && !isDamaged ? "present" : "stored";
  }

  async putSignature(unit: string, version: string, signature: string): Promise<void> {
    await this.#bucket.put(`${versionPath(unit, version)}/${signatureFile}`, signature);
  }

  async putBeside(unit: string, version: string, folder: string, files: readonly string[]): Promise<void> {
    for (const file of files)
      await this.#bucket.put(`${versionPath(unit, version)}/${file}`, await readFile(path.join(folder, file)));
  }

  readFile(unit: string, version: string, file: string): Promise<Buffer> {
    return this.#bucket.get(`${versionPath(unit, version)}/${file}`);
  }

  async list(): Promise<StoredVersion[]> {
    const folders = ["shell/", ...(await this.#bucket.list("areas/", "/"))];
    const lists = await Promise.all(folders.map((folder) => this.#bucket.list(folder, "/")));
    const found = await Promise.all(
      lists.flat().map(async (folder) => {
        const [version = "", unit = ""] = folder.split("/").reverse().slice(1);
        const head = await this.#bucket.headOf(`${versionPath(unit, version)}/${manifestFileOf(unit)}`);
        return head && { unit, version, publishedAt: head.at.toISOString() };
      }),
    );
    return found.filter((version) => version !== null);
  }

  async removeRemains(before: Date): Promise<string[]> {
    const folders = (
      await Promise.all(
        ["shell/", ...(await this.#bucket.list("areas/", "/"))].map((folder) => this.#bucket.list(folder, "/")),
      )
    ).flat();
    const removed: string[] = [];
    for (const folder of folders) {
      const [version = "", unit = ""] = folder.split("/").reverse().slice(1);
      if (await this.#bucket.isThere(`${versionPath(unit, version)}/${manifestFileOf(unit)}`)) continue;
      const keys = await this.#bucket.list(folder);
      const heads = await Promise.all(keys.map((key) => this.#bucket.headOf(key)));
      if (heads.some((head) => head && head.at >= before)) continue; // Another process may be working on it.
      for (const key of keys) await this.#bucket.remove(key);
      removed.push(folder);
    }
    return removed;
  }

  async remove(unit: string, version: string): Promise<void> {
    const target = versionPath(unit, version);
    const manifest = `${target}/${manifestFileOf(unit)}`;
    const rest = (await this.#bucket.list(`${target}/`)).filter((key) => key !== manifest);
    // Manifest first: a kill half way must not leave a version that looks complete.
    for (const key of [manifest, ...rest]) await this.#bucket.remove(key);
  }
}
