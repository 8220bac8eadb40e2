// Temporary files of tests go into memory. Each of 250 test files creates a database of 1,200 files and removes it again, and
// ext4 looks through all recently removed files for the place of a new one: 0.7 processor seconds per test file
// (docs/decisions/0241-temporary-files-of-tests-in-memory.md).
const { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } = require("node:fs");
const path = require("node:path");

const inMemory = "/dev/shm";
const prefix = "mandi-test-";

/** Several times what a whole run has there at a time. */
const neededBytes = 6 * 2 ** 30;

function hasRoom() {
  if (!existsSync(inMemory) || process.availableMemory() < neededBytes) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= neededBytes;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== "ESRCH";
  }
}

/** What killed runs left would occupy memory until the next restart of the machine. */
function removeRemains() {
  const ended = readdirSync(inMemory).filter(
    (name) => name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))),
  );
  for (const name of ended) rmSync(path.join(inMemory, name), { recursive: true, force: true });
}

/**
 * Moves the temporary folder of this process and of those that it starts into memory until this one ends, unless
 * the environment names a folder.
 */
function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeRemains();
  const folder = path.join(inMemory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Open to every account, as its like on the disk: tests that root runs start programs of others.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

module.exports = { keepTemporaryFilesInMemory };
