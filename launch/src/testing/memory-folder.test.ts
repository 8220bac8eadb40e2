import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const named = mkdtempSync(join(tmpdir(), "mandi-named-"));
afterAll(() => rmSync(named, { recursive: true }));

const program = `
require(${JSON.stringify(join(import.meta.dirname, "memory-folder.cjs"))}).keepTemporaryFilesInMemory();
const folder = require("node:fs").mkdtempSync(require("node:path").join(require("node:os").tmpdir(), "of-a-test-"));
console.log(folder);
`;

function run(more: string, environment: Readonly<Record<string, string>> = {}): string {
  const { TMPDIR: _, ...others } = process.env;
  const env = { ...others, ...environment };
  return spawnSync(process.execPath, ["-e", program + more], { env, encoding: "utf8" }).stdout.trim();
}

it("temporary files in memory are removed at the end of a run, and what a killed run left by the next one", () => {
  const left = run('process.kill(process.pid, "SIGKILL")');
  expect(existsSync(left)).toBe(true);

  const removed = run("");

  // A machine without room in memory keeps them in its own temporary folder, which it empties itself.
  const inMemory = [left, removed].filter((folder) => folder.startsWith("/dev/shm/"));
  expect(inMemory.filter((folder) => existsSync(folder))).toEqual([]);
  for (const folder of [left, removed]) rmSync(folder, { recursive: true, force: true });
});

it("a temporary folder named by the environment is used", () => {
  expect(run("", { TMPDIR: named })).toMatch(join(named, "of-a-test-"));
});
