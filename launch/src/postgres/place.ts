import { existsSync } from "node:fs";
import { join } from "node:path";

/** The account that runs the server when the caller's own may not. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

/** Where one embedded server lives. */
export type Place = {
  /** Holds the data directory, the passwords, the log and the lock. */
  readonly folder: string;
  readonly data: string;
  /** The folder with PostgreSQL's bin, lib and share. */
  readonly native: string;
  /** Present when the caller is root: PostgreSQL refuses to run as root. */
  readonly account?: ServerAccount;
};

/** True when the caller is the system's administrator. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** True when the place already holds a complete data directory. */
export function hasCluster(place: Place): boolean {
  return existsSync(join(place.data, "PG_VERSION"));
}
