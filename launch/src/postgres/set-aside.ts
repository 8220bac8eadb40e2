import { renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { findCheckout } from "../checkout";
import { syncFolder } from "../process/durable-file";
import { takeLock } from "../process/lock-file";
import { findBinaries } from "./binaries";
import { openPlace } from "./open-place";
import { runningPostmaster } from "./postmaster-file";

/**
 * Renames the data directory of a server that was stopped, so that the next opening of the data root makes a new one.
 * Nothing is deleted: the passwords stay next to the data, and it works again when renamed back.
 *
 * @returns the folder in which the data is now.
 * @throws when another process uses the data.
 */
export async function setDataAside(dataRoot: string, now: Date): Promise<string> {
  const { folder, data } = openPlace(dataRoot, findBinaries(findCheckout()));
  const attempt = await takeLock(join(folder, "owner.lock"), {});
  if ("holder" in attempt) throw new Error(`Process ${attempt.holder.identity.pid} uses the database in ${folder}.`);
  try {
    const server = runningPostmaster(data);
    if (server !== undefined) throw new Error(`PostgreSQL, process ${server.pid}, still uses ${data}.`);
    const aside = `${data}.set-aside-${now.toISOString().replace(/\D/g, "")}`;
    renameSync(data, aside);
    syncFolder(dirname(aside));
    return aside;
  } finally {
    attempt.lock.release();
  }
}
