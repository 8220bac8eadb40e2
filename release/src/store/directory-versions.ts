import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isWhole } from "./damaged-in";
import { hasCode } from "./error-code";
import { compressFiles } from "./files/compressed-copies";
import { exists } from "./files/exists";
import { flushAll, flushNames } from "./files/flush";
import { versionName } from "./release-state";
import { type StoredVersion, signatureFile, VersionTaken, versionPath } from "./release-store";
import type { StoredVersions } from "./store-of";

/** The versions of a store in a directory, each a folder that appears and disappears as a whole. */
export class DirectoryVersions implements StoredVersions {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(unit: string, version: string, folder: string, files: readonly string[]): Promise<"present" | "stored"> {
    const target = this.#folderOf(unit, version);
    const isThere = await exists(target);
    if (isThere && (await isWhole(this, unit, version))) {
      await assertSame(target, folder, files, versionName(unit, version));
      return "present";
    }
    const staging = `${target}.${randomUUID()}.part`;
    try {
      await fill(staging, folder, files);
      await flushAll(staging);
      if (isThere) await this.remove(unit, version); // A power cut or a damaged disk left something else than was published.
      await rename(staging, target);
      await flushNames(this.#root, target);
      return "stored";
    } catch (error) {
      await rm(staging, { recursive: true, force: true }); // On a full disk, it would keep the disk full.
      if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
      await assertSame(target, folder, files, versionName(unit, version)); // Another process published it at the same time.
      return "present";
    }
  }

  async putSignature(unit: string, version: string, signature: string): Promise<void> {
    const file = path.join(this.#folderOf(unit, version), signatureFile);
    const staging = `${file}.${randomUUID()}.part`;
    await writeFile(staging, signature, { flush: true });
    await rename(staging, file);
    await flushNames(this.#root, file);
  }

  async putBeside(unit: string, version: string, folder: string, files: readonly string[]): Promise<void> {
    for (const file of files) {
      const target = path.join(this.#folderOf(unit, version), file);
      const staging = `${target}.${randomUUID()}.part`;
      await copyFile(path.join(folder, file), staging);
      await rename(staging, target);
    }
  }

  readFile(unit: string, version: string, file: string): Promise<Buffer> {
    return readFile(path.join(this.#folderOf(unit, version), file));
  }

  async list(): Promise<StoredVersion[]> {
    const areas = await foldersIn(path.join(this.#root, "areas"));
    const lists = await Promise.all(["shell", ...areas].map((unit) => this.#listOf(unit)));
    return lists.flat();
  }

  async remove(unit: string, version: string): Promise<void> {
    const folder = this.#folderOf(unit, version);
    // Renamed first: a kill half way must not leave a version that looks complete.
    const tombstone = `${folder}.${process.pid}.removed`;
    await rename(folder, tombstone);
    await rm(tombstone, { recursive: true, force: true });
  }

  async removeRemains(before: Date): Promise<string[]> {
    const units = ["shell", ...(await foldersIn(path.join(this.#root, "areas")))];
    const folders = units.map((unit) => path.dirname(this.#folderOf(unit, "any")));
    const lists = await Promise.all(
      folders.map(async (folder) => (await foldersIn(folder)).map((name) => path.join(folder, name))),
    );
    const removed: string[] = [];
    for (const folder of lists.flat().filter((name) => /\.(?:part|removed)$/.test(name))) {
      const changedAt = await changedAtIfThere(folder);
      if (changedAt === null || changedAt >= before) continue; // Another process may be working on it, or has just finished.
      await rm(folder, { recursive: true, force: true });
      removed.push(path.relative(this.#root, folder));
    }
    return removed;
  }

  async #listOf(unit: string): Promise<StoredVersion[]> {
    const names = await foldersIn(path.dirname(this.#folderOf(unit, "any")));
    return Promise.all(
      names
        .filter((name) => /^[0-9a-f]{16}$/.test(name))
        .map(async (version) => {
          const { mtime } = await stat(this.#folderOf(unit, version));
          return { unit, version, publishedAt: mtime.toISOString() };
        }),
    );
  }

  #folderOf(unit: string, version: string): string {
    return path.join(this.#root, versionPath(unit, version));
  }
}

async function fill(staging: string, folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(staging, file)), { recursive: true });
    await copyFile(path.join(folder, file), path.join(staging, file));
  }
  await compressFiles(staging, files);
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

async function changedAtIfThere(folder: string): Promise<Date | null> {
  try {
    return (await stat(folder)).mtime;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

async function assertSame(target: string, folder: string, files: readonly string[], name: string): Promise<void> {
  for (const file of files) {
    const [stored, offered] = await Promise.all([
      readIfThere(path.join(target, file)),
      readFile(path.join(folder, file)),
    ]);
    if (!stored?.equals(offered))
      throw new VersionTaken(
        `${name} is published already with other content (${file}). Build it again: the version is the hash of the content.`,
      );
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
