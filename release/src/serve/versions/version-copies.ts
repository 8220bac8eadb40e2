import { access, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { openDirectoryStore } from "../../store/directory-store";
import { hasCode } from "../../store/error-code";
import { integrityOf } from "../../store/files/integrity";
import { versionName } from "../../store/release-state";
import { manifestFileOf, type ReleaseStore, versionPath } from "../../store/release-store";
import { fileAt } from "./file-at";

const arrivingName = ".arriving-";

/** No copy takes this long: the server that began it was killed on the way. */
const interruptedAfterMs = 60 * 60_000;

/**
 * Copies a version from its store into the served folder when one of its files is first requested. A version never changes,
 * so a copy is good forever; files that do not match their hash are not kept. Does nothing for a store whose own folder is
 * served.
 */
export function versionCopies(store: ReleaseStore, folder: string): (address: string) => Promise<void> {
  const here = openDirectoryStore(folder);
  const copying = new Map<string, Promise<void>>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  return async function ensure(address) {
    const file = fileAt(address);
    if (!file) return;
    const { unit, version } = file;
    const key = versionName(unit, version);
    // Finished copies are not remembered: the folder may be emptied at any time, and then they are made again.
    const copy = copying.get(key) ?? copyOf(key, unit, version).finally(() => copying.delete(key));
    copying.set(key, copy);
    await copy;
  };

  async function copyOf(key: string, unit: string, version: string): Promise<void> {
    try {
      await bring(unit, version);
    } catch (error) {
      if (!hasCode(error, "ENOENT")) process.stderr.write(`${key} could not be copied: ${String(error)}\n`);
    }
  }

  /** Once in that long, not with each copy: a server that has just started makes several at once. */
  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < interruptedAfterMs) return;
    sweptAt = Date.now();
    await removeInterrupted(folder);
    await here.removeRemains(new Date(sweptAt - interruptedAfterMs));
  }

  async function bring(unit: string, version: string): Promise<void> {
    const target = path.join(folder, versionPath(unit, version));
    if (
      await access(target).then(
        () => true,
        () => false,
      )
    )
      return;
    const { integrity } = await (unit === "shell"
      ? store.readShellManifest(version)
      : store.readAreaManifest(unit, version));
    const files = [...Object.keys(integrity), manifestFileOf(unit)];
    await mkdir(folder, { recursive: true });
    await sweep();
    const arriving = await mkdtemp(path.join(folder, arrivingName));
    try {
      for (const file of files) {
        await mkdir(path.dirname(path.join(arriving, file)), { recursive: true });
        await writeFile(path.join(arriving, file), await store.readFile(unit, version, file));
      }
      const actual = await integrityOf(arriving, Object.keys(integrity));
      const changed = Object.keys(integrity).filter((file) => actual[file] !== integrity[file]);
      if (changed.length > 0) throw new Error(`changed in the store: ${changed.join(", ")}`);
      await here.putVersion(unit, version, arriving, files);
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  }
}

/** Partial copies left by killed servers; a copy still in progress is younger. */
async function removeInterrupted(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(arrivingName));
  for (const name of names) {
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Date.now() })); // Its own server has just finished.
    if (mtimeMs < Date.now() - interruptedAfterMs) await rm(left, { recursive: true, force: true });
  }
}
