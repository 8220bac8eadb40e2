import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { readTallies, writeTallies } from "./tally-file";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mandi-tallies-"));
  await mkdir(path.join(folder, "field"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const counts = { loaded: 3, failed: 0, people: 3, failing: 0, kinds: {}, loadedMs: 90, vitals: {}, traces: [] };
const tally = { area: "seller", version: "9f3c", ...counts };

async function fileOfAnother(name: string, hoursAgo: number): Promise<void> {
  const file = path.join(folder, "field", name);
  await writeFile(file, JSON.stringify([tally]));
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  await utimes(file, at, at);
}

it("adds up the counts of running servers, and deletes those of servers that ended long ago", async () => {
  await fileOfAnother("container-b-1-1790000000000.json", 0);
  await fileOfAnother("container-a-1-1780000000000.json", 2);
  await fileOfAnother("4711.json", 2);

  expect((await readTallies(folder)).get("seller@9f3c")?.loaded).toBe(3);
  await writeTallies(folder, [tally]);

  expect((await readTallies(folder)).get("seller@9f3c")?.loaded).toBe(6);
  expect(await readdir(path.join(folder, "field"))).toHaveLength(2);
});

it("leaves nothing behind when the counts cannot be written, as on a full disk", async () => {
  await writeTallies(folder, [tally]);
  const [own = ""] = await readdir(path.join(folder, "field"));
  await rm(path.join(folder, "field", own));
  await mkdir(path.join(folder, "field", own)); // No file can take its place.

  await expect(writeTallies(folder, [tally])).rejects.toThrow("EISDIR");

  expect(await readdir(path.join(folder, "field"))).toEqual([own]);
});

it("reads what it can of files that a server of another build wrote, or that a power cut left empty", async () => {
  await fileOfAnother("container-b-1-1790000000000.json", 0);
  await writeFile(path.join(folder, "field/older-1-1790000000000.json"), JSON.stringify([{ area: "seller" }]));
  await writeFile(path.join(folder, "field/empty-1-1790000000000.json"), "");

  expect([...(await readTallies(folder)).keys()]).toEqual(["seller@9f3c"]);
});

it("names a server's file by its machine and start, because the process id is 1 in every container", async () => {
  await writeTallies(folder, [tally]);
  await writeTallies(folder, [tally]);

  const names = await readdir(path.join(folder, "field"));

  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(new RegExp(`^${hostname().replace(/[^A-Za-z0-9-]/g, "_")}-${process.pid}-\\d{13}\\.json$`));
});
