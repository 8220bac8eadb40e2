import { mkdir, open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { readOrNull } from "@mandi/shared/contract/read";
import { Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { hasCode } from "../error-code";
import { jsonOrNull } from "../files/json-or-null";
import type { Revision } from "../release-state";
import type { SignedStore } from "./signed-store";

/** The newest step seen here is no longer in the store: it was removed, or the store was replaced by an older one. */
export class PointerWentBack extends Error {
  override readonly name = "PointerWentBack";
}

const Seen = ObjectOf({ revision: Integer({ minimum: 1 }), signature: StringOf() });
type Seen = Static<typeof Seen>;

/** The file in which a machine records the newest step it has seen. */
export function newestSeenFile(stateFolder: string): string {
  return path.join(stateFolder, "newest-revision.json");
}

/**
 * The store for everything that acts on it. An older step is validly signed too, and contains tokens and permits that were
 * revoked since; so a step older than one seen here before, or another one with the same number, is refused.
 *
 * @param stateFolder where this machine remembers it across restarts. @throws PointerWentBack from `readLatest` and `append`
 */
export function neverBack(store: SignedStore, stateFolder: string): SignedStore {
  const file = newestSeenFile(stateFolder);
  let seen: Promise<Seen | null> | undefined;

  async function readLatest(): Promise<Revision | null> {
    // A file that cannot be read is read again next time: somebody may have removed it.
    seen ??= readSeen(file).catch((error: unknown) => {
      seen = undefined;
      throw error;
    });
    const newest = await seen; // Taken before the store is read: a step written meanwhile must not make this answer look outdated.
    const latest = await store.readLatest();
    assertNotBehind(latest, newest, file);
    if (latest) await remember(latest);
    return latest;
  }

  async function remember({ revision, signature = "" }: Revision): Promise<void> {
    if (revision <= ((await seen)?.revision ?? 0)) return;
    const newest = { revision, signature };
    seen = Promise.resolve(newest);
    await writeSeen(file, newest);
  }

  return {
    ...store,
    readLatest,
    async append(revision) {
      await readLatest();
      const written = await store.append(revision);
      await remember(written);
      return written;
    },
  };
}

function assertNotBehind(latest: Revision | null, newest: Seen | null, file: string): void {
  if (!newest || (latest && latest.revision > newest.revision)) return;
  if (latest?.revision === newest.revision && latest.signature === newest.signature) return;
  const found = latest?.revision === newest.revision ? "another one" : `revision ${latest?.revision ?? 0}`;
  throw new PointerWentBack(
    `Revision ${newest.revision} was seen here, and the store has ${found} in its place: it is unknown who may release. When you have restored the store, remove ${file}. See docs/ops.md, "Backup".`,
  );
}

/** @throws PointerWentBack for a file that does not say it: without it, an older store could be put in place of this one */
async function readSeen(file: string): Promise<Seen | null> {
  let content: string;
  try {
    content = await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
  const seen = readOrNull(Seen, jsonOrNull(content));
  if (seen !== null) return seen;
  throw new PointerWentBack(
    `${file} does not say which revision was seen here last: it is unknown who may release. When you have checked with "release history" that the store has the newest one, remove the file. See docs/ops.md, "Backup".`,
  );
}

/** A machine that cannot write the file still remembers it until the program ends. */
async function writeSeen(file: string, newest: Seen): Promise<void> {
  const part = `${file}.${process.pid}.${newest.revision}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(part, "w");
    try {
      await handle.writeFile(JSON.stringify(newest));
      await handle.sync(); // Renamed before, it could be empty after a power cut.
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    process.stderr.write(`The newest revision seen could not be recorded: ${String(error)}\n`);
  }
}
