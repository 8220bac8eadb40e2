import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { listFiles } from "../store/files/list-files";
import { minorLine, packageOf } from "./host-ranges";
import { type LockFile, lockedPart, readLockFile } from "./locked-part";
import { workspaceRoot } from "./workspace";

/** What every build depends on in addition to its own package: shared source, this preset, and the compiler's options. */
export const commonInputs = ["shared/src", "release/src/build", "release/src/store/files"];
export const commonFiles = ["tsconfig.base.json"];

/** The lock file with the exact versions. A unit depends only on its own part of it (`lockedInputs`). */
export const lockFile = "pnpm-lock.yaml";

/** The tools of this preset that affect the output of a build. */
const buildTools = ["@module-federation/enhanced", "@rsbuild/core", "@rsbuild/plugin-react"];

/**
 * Hash of everything that a package's build reads. Equal inputs give an equal build, so an unchanged package is skipped, and
 * the same source built twice gets the same container name.
 *
 * @param folder of the package in the checkout, `remote-seller`
 */
export async function inputHash(folder: string, checkout: string = workspaceRoot): Promise<string> {
  const files = await inputsOf(checkout, folder);
  const lock = await lockOf(path.join(checkout, lockFile));
  return hashOf(checkout, files, lockedInputs(lock, folder));
}

/**
 * The state of everything that the hash covers, read without opening a file: while it stays the same, so does the hash. Unlike
 * mtime, ctime cannot be set, so no copied file passes for an older one.
 *
 * @param folder of the package in the checkout, `remote-seller`
 */
export async function inputState(folder: string, checkout: string = workspaceRoot): Promise<string> {
  const hash = createHash("sha256").update(checkout);
  for (const file of [...(await inputsOf(checkout, folder)), lockFile]) {
    const { ctimeMs, size } = statSync(path.join(checkout, file));
    hash.update(`\0${file} ${ctimeMs} ${size}`);
  }
  return hash.digest("hex");
}

/** Files of the package and those common to all builds, in alphabetical order. */
async function inputsOf(checkout: string, folder: string): Promise<string[]> {
  const folders = [folder, ...commonInputs];
  const files = (await Promise.all(folders.map((each) => filesOf(checkout, each)))).flat();
  return [...new Set([...files, ...commonFiles])].filter(isInput).sort();
}

let lastLock: { readonly text: string; readonly lock: LockFile } | undefined;

/** All units share one lock file, which takes longer to parse than all else takes to read. */
async function lockOf(file: string): Promise<LockFile> {
  const text = await readFile(file, "utf8");
  if (lastLock?.text !== text) lastLock = { text, lock: readLockFile(text) };
  return lastLock.lock;
}

/** The same for an area in its own repository, which depends on nothing else: the kit is one of its packages. */
export async function inputHashAlone(folder: string): Promise<string> {
  const files = await listFiles(folder, { skip: ["node_modules", "dist", ".cache", ".git", ".github"] });
  const lock = readLockFile(await readFile(path.join(folder, lockFile), "utf8"));
  const own = files.filter((file) => file.startsWith("src/") || file === "area.config.ts" || file === "tsconfig.json");
  return hashOf(folder, own.filter(isInput).sort(), lockedPart(lock, ".", { without: hostModules }));
}

async function hashOf(root: string, files: readonly string[], locked: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update("\0");
  }
  return hash.update(locked.join("\n")).digest("hex");
}

/**
 * The locked packages that affect a unit: the dependencies of the unit and of `shared`, and the tools that build it. Other
 * units' packages do not count. The shell contains the host modules; an area receives them, so only their ranges are part of
 * its input.
 */
export function lockedInputs(lock: LockFile, folder: string): readonly string[] {
  const tools = lockedPart(lock, "release", { only: buildTools });
  if (folder === "shell") return [...lockedPart(lock, folder), ...tools];
  return [...lockedPart(lock, folder, { without: hostModules }), ...lockedRanges(lock), ...tools];
}

/**
 * The ranges that areas require of the host modules (`hostRanges`): a patch of React changes only the shell, a minor version
 * every unit.
 */
function lockedRanges(lock: LockFile): readonly string[] {
  const installed = lock.importers["shell"]?.dependencies ?? {};
  return [...new Set(hostModules.map(packageOf))].flatMap((name) => {
    const { version } = installed[name] ?? {};
    return version === undefined ? [] : [`${name} ^${minorLine(version.replace(/\(.*$/, ""))}`];
  });
}

async function filesOf(checkout: string, folder: string): Promise<string[]> {
  const found = await listFiles(path.join(checkout, folder), { skip: ["node_modules", "dist", ".cache"] });
  return found.map((file) => `${folder}/${file}`);
}

function isInput(file: string): boolean {
  return !/\.test\.tsx?$|\/testing\/|jest\.config|\.md$/.test(file);
}
