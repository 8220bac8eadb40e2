/**
 * Checks what the workspace needs before it can run: the right Node, and installed packages. Plain JavaScript without
 * dependencies, because none are installed yet.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { takeInstallLock } from "./install-lock.mjs";

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
/** Present only after a complete installation, and removed with the packages. */
const stamp = join(checkout, "node_modules", ".mandi-installed");

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** @returns {{ engines: { node: string }, packageManager: string }} */
function rootPackage() {
  return JSON.parse(readText(join(checkout, "package.json")));
}

function checkNode() {
  const needed = rootPackage().engines.node.replace(">=", "");
  const [major = 0, minor = 0] = needed.split(".").map(Number);
  const [hasMajor = 0, hasMinor = 0] = process.versions.node.split(".").map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  console.error(`Mandi needs Node ${needed} or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

/** The files that determine what an installation puts into node_modules. */
function wanted() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${process.versions.modules}\0`);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
    hash.update(readText(join(checkout, file)));
  return hash.digest("hex");
}

/** @returns {Promise<number>} the exit code */
function runInstaller() {
  const manager = rootPackage().packageManager;
  return new Promise((resolve) => {
    // Without a terminal, pnpm's prompt before replacing packages of another installation would wait forever.
    const environment = { ...process.env, CI: process.env["CI"] ?? "true" };
    const options = ["--yes", manager, "install", "--frozen-lockfile", "--prefer-offline"];
    const child = spawn("npx", options, { cwd: checkout, stdio: ["ignore", "inherit", "inherit"], env: environment });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    process.on("SIGINT", passOn).on("SIGTERM", passOn);
    child.once("error", (error) => {
      console.error(`npx could not be run: ${error.message}`);
      resolve(1);
    });
    child.once("exit", (code, signal) => {
      process.off("SIGINT", passOn).off("SIGTERM", passOn);
      resolve(signal === null ? (code ?? 1) : 130);
    });
  });
}

/** Exits the process when Node is too old or the installation fails; otherwise the workspace can run. */
export async function prepare() {
  checkNode();
  process.chdir(checkout);
  if (readText(stamp) === wanted()) return;
  const release = await takeInstallLock(join(checkout, ".mandi", "installing"));
  try {
    if (readText(stamp) === wanted()) return;
    console.log("Installing packages (the first time, or because they changed) …");
    const began = performance.now();
    const code = await runInstaller();
    if (code !== 0) {
      console.error("The packages could not be installed; the lines above say why.");
      release();
      process.exit(code);
    }
    writeFileSync(stamp, wanted());
    console.log(`Packages installed in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    release();
  }
}

/**
 * Runs a TypeScript file of this package in this process: one process fewer to start and to signal.
 *
 * @param {string} file relative to this folder
 */
export async function handOver(file) {
  // Only now: what compiles a program is one of the packages.
  const compiler = join(checkout, "release", "src", "cli", "program", "import-program.mjs");
  const { importProgram } = await import(pathToFileURL(compiler).href);
  await importProgram(join(checkout, "launch", file));
}
