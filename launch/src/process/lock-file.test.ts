import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LockStuck, lockHolder, takeLock } from "./lock-file";
import { ownIdentity } from "./process-identity";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mandi-lock-"));
  path = join(folder, "some.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a lock", () => {
  it("is held by one process and tells the next which one", async () => {
    await takeLock(path, { url: "http://localhost:3000" });

    const second = await takeLock(path, {});

    expect(second).toEqual({ holder: { identity: ownIdentity(), details: { url: "http://localhost:3000" } } });
  });

  it("is free again after its holder released it", async () => {
    const first = await takeLock(path, {});
    if ("lock" in first) first.lock.release();

    expect(await takeLock(path, {})).toHaveProperty("lock");
  });

  it("is free when its holder is dead, even if another program now has the holder's process id", async () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, began: "in another life", details: {} }));
    expect(lockHolder(path)).toBeUndefined();

    expect(await takeLock(path, {})).toHaveProperty("lock");
    expect(readdirSync(folder)).toEqual(["some.lock"]);
  });

  it("is free when its holder was killed while it wrote the lock", async () => {
    writeFileSync(path, '{"pid": 1');

    expect(await takeLock(path, {})).toHaveProperty("lock");
  });

  it("that cannot be read is named, and nobody waits for it for ever", async () => {
    symlinkSync(join(folder, "nowhere"), path);

    await expect(takeLock(path, {})).rejects.toThrow(LockStuck);
    await expect(takeLock(path, {})).rejects.toThrow(path);
  });

  it("goes to exactly one of many that find it stale at once", async () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, began: "in another life", details: {} }));

    const attempts = await Promise.all(Array.from({ length: 20 }, () => takeLock(path, {})));

    expect(attempts.filter((attempt) => "lock" in attempt)).toHaveLength(1);
  });
});
