import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeDurably } from "../process/durable-file";
import { readJsonFile, textField } from "../process/parse-json";
import { sendSignal } from "../process/process-identity";
import { type Binaries, copyForEveryone } from "./binaries";
import type { Place, ServerAccount } from "./place";
import { runningPostmaster } from "./postmaster-file";

/** `nobody`: it exists on every Linux, owns nothing, and PostgreSQL can look up its name. */
const NOBODY: ServerAccount = { uid: 65534, gid: 65534 };
const SYSTEM_FOLDERS = ["/var/lib", "/opt", "/srv"];

/** True when every account may traverse the folder and all folders above it. */
export function isTraversable(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** The folder where root keeps programs and data for the server's account. */
export function systemFolder(): string {
  for (const parent of SYSTEM_FOLDERS) {
    if (!isTraversable(parent)) continue;
    const folder = join(parent, "mandi");
    try {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // Read-only here: the next one may be writable.
    }
  }
  throw new Error(
    `As root, the database needs a writable folder that other accounts can reach; tried ${SYSTEM_FOLDERS.join(", ")}. ` +
      "Start as an ordinary user, or set DATABASE_URL.",
  );
}

/** A copy of the programs that the server's account can reach, made once for each version. */
export function systemPrograms(binaries: Binaries): { readonly native: string; readonly account: ServerAccount } {
  const folder = systemFolder();
  const native = join(folder, `native-${binaries.version}`);
  if (!existsSync(native)) {
    const draft = `${native}.${randomBytes(4).toString("hex")}.draft`;
    copyForEveryone(binaries.native, draft);
    try {
      renameSync(draft, native);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(native)) throw error; // fails when another start was faster
    }
  }
  return { native, account: NOBODY };
}

function recordOf(folder: string): string {
  return join(folder, "belongs-to.json");
}

function pointerOf(dataRoot: string): string {
  return join(dataRoot, "place.json");
}

/**
 * The folder that the data root points at, if it belongs to this data root. A moved checkout keeps its data; a copied
 * checkout must not share the original's data, and gets its own folder.
 */
function knownFolder(base: string, dataRoot: string): string | undefined {
  const id = textField(readJsonFile(pointerOf(dataRoot)), "id");
  if (id === undefined || !/^[0-9a-f]{16}$/.test(id)) return undefined;
  const folder = join(base, id);
  const owner = textField(readJsonFile(recordOf(folder)), "dataRoot");
  if (owner === undefined) return undefined;
  if (owner === dataRoot) return folder;
  if (textField(readJsonFile(pointerOf(owner)), "id") === id) return undefined;
  writeDurably(recordOf(folder), JSON.stringify({ dataRoot }));
  return folder;
}

/** Deleting `.mandi` means deleting the data, so the folder that an earlier pointer of this data root named is removed. */
function removeForgotten(base: string, dataRoot: string): void {
  for (const name of readdirSync(base)) {
    const folder = join(base, name);
    if (textField(readJsonFile(recordOf(folder)), "dataRoot") !== dataRoot) continue;
    const server = runningPostmaster(join(folder, "data"));
    if (server !== undefined) sendSignal(server.pid, "SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** The place of a data root when the caller is root. */
export function openSystemPlace(dataRoot: string, binaries: Binaries): Place {
  const base = systemFolder();
  let folder = knownFolder(base, dataRoot);
  if (folder === undefined) {
    removeForgotten(base, dataRoot);
    const id = randomBytes(8).toString("hex");
    folder = join(base, id);
    mkdirSync(folder);
    chmodSync(folder, 0o711);
    writeDurably(recordOf(folder), JSON.stringify({ dataRoot }));
    writeDurably(pointerOf(dataRoot), JSON.stringify({ id, folder }));
  }
  return { folder, data: join(folder, "data"), ...systemPrograms(binaries) };
}
