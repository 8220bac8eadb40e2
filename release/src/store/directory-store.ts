import { randomUUID } from "node:crypto";
import { access, copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import type { TSchema } from "typebox";
import { hasCode } from "./error-code";
import { compressFiles } from "./files/compressed-copies";
import { Revision } from "./release-state";
import {
  PointerMoved,
  type ReleaseStore,
  type StoredVersion,
  signatureFile,
  VersionTaken,
  versionPath,
} from "./release-store";

/**
 * A store in a directory:
 *
 *     areas/<name>/<version>/…   shell/<version>/…   revisions/00000017.json
 *
 * A revision is a file of its own, put in place by a hard link: the link fails when the number is taken, which is the
 * compare-and-swap, and a killed process leaves the old pointer or the new one, never half of one.
 */
export function openDirectoryStore(root: string): ReleaseStore {
  const revisionsFolder = path.join(root, "revisions");
  let newestSeen = 0;

  async function putVersion(unit: string, version: string, folder: string, files: readonly string[]) {
    const target = path.join(root, versionPath(unit, version));
    if (await exists(target)) {
      await assertSame(target, folder, files, `${unit}@${version}`);
      return "present" as const;
    }
    const staging = `${target}.${randomUUID()}.part`;
    for (const file of files) {
      await mkdir(path.dirname(path.join(staging, file)), { recursive: true });
      await copyFile(path.join(folder, file), path.join(staging, file));
    }
    await compressFiles(staging, files);
    try {
      await rename(staging, target);
      return "stored" as const;
    } catch (error) {
      await rm(staging, { recursive: true, force: true });
      if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
      await assertSame(target, folder, files, `${unit}@${version}`); // Another process published it at the same time.
      return "present" as const;
    }
  }

  async function putSignature(unit: string, version: string, signature: string): Promise<void> {
    const file = path.join(root, versionPath(unit, version), signatureFile);
    const staging = `${file}.${randomUUID()}.part`;
    await writeFile(staging, signature);
    await rename(staging, file);
  }

  function readUnitFile(unit: string, version: string, file: string): Promise<Buffer> {
    return readFile(path.join(root, versionPath(unit, version), file));
  }

  async function readManifest<Schema extends TSchema>(unit: string, version: string, file: string, schema: Schema) {
    return read(schema, JSON.parse((await readUnitFile(unit, version, file)).toString("utf8")));
  }

  async function readLatest(): Promise<Revision | null> {
    // Revisions have no gaps, so the newest is found by asking for the next one: no listing on the way to a page. The one
    // seen last may be gone: one that nobody signed is taken away again.
    if (newestSeen === 0 || !(await exists(revisionFile(newestSeen))))
      newestSeen = Math.max(0, ...(await revisionNumbers()));
    while (await exists(revisionFile(newestSeen + 1))) newestSeen += 1;
    return newestSeen === 0 ? null : readRevision(newestSeen);
  }

  async function readHistory(): Promise<Revision[]> {
    return Promise.all((await revisionNumbers()).sort((left, right) => left - right).map(readRevision));
  }

  async function append(revision: Revision): Promise<Revision> {
    await mkdir(revisionsFolder, { recursive: true });
    const staging = path.join(revisionsFolder, `.${revision.revision}.${randomUUID()}.part`);
    const handle = await open(staging, "wx");
    try {
      await handle.writeFile(`${JSON.stringify(revision, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    try {
      if (revision.revision > 1 && !(await exists(revisionFile(revision.revision - 1))))
        throw new PointerMoved(`Revision ${revision.revision - 1} is missing`);
      await link(staging, revisionFile(revision.revision));
      return revision;
    } catch (error) {
      throw hasCode(error, "EEXIST")
        ? new PointerMoved(`Revision ${revision.revision} was written by someone else`)
        : error;
    } finally {
      await rm(staging, { force: true });
    }
  }

  async function listVersions(): Promise<StoredVersion[]> {
    const areas = await foldersIn(path.join(root, "areas"));
    const lists = await Promise.all(["shell", ...areas].map(versionsOf));
    return lists.flat();
  }

  async function versionsOf(unit: string): Promise<StoredVersion[]> {
    const names = await foldersIn(path.dirname(path.join(root, versionPath(unit, "any"))));
    return Promise.all(
      names
        .filter((name) => /^[0-9a-f]{16}$/.test(name))
        .map(async (version) => {
          const { mtime } = await stat(path.join(root, versionPath(unit, version)));
          return { unit, version, publishedAt: mtime.toISOString() };
        }),
    );
  }

  async function removeVersion(unit: string, version: string): Promise<void> {
    const folder = path.join(root, versionPath(unit, version));
    // Out of sight in one step: a kill half way must not leave a version that looks whole.
    const tombstone = `${folder}.${process.pid}.removed`;
    await rename(folder, tombstone);
    await rm(tombstone, { recursive: true, force: true });
  }

  async function revisionNumbers(): Promise<number[]> {
    await mkdir(revisionsFolder, { recursive: true });
    const names = await readdir(revisionsFolder);
    return names.filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
  }

  async function readRevision(revision: number): Promise<Revision> {
    return read(Revision, JSON.parse(await readFile(revisionFile(revision), "utf8")));
  }

  function revisionFile(revision: number): string {
    return path.join(revisionsFolder, `${String(revision).padStart(8, "0")}.json`);
  }

  return {
    putVersion,
    putSignature,
    readFile: readUnitFile,
    listVersions,
    removeVersion,
    readAreaManifest: (area, version) => readManifest(area, version, "area.json", AreaManifest),
    readShellManifest: (version) => readManifest("shell", version, "shell.json", ShellManifest),
    readLatest,
    readHistory,
    append,
  };
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

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
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
