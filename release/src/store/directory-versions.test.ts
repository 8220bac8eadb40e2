import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDirectoryStore } from "./directory-store";

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual("node:fs/promises");
  return { ...actual, stat: jest.fn(actual.stat) };
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "mandi-versions-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it("leaves nothing of a version that could not be copied whole, as on a full disk", async () => {
  await writeFile(path.join(root, "entry.js"), "/* one */");
  const store = openDirectoryStore(path.join(root, "store"));

  const put = store.putVersion("seller", "0123456789abcdef", root, ["entry.js", "gone.js"]);

  await expect(put).rejects.toThrow("gone.js");
  expect(await readdir(path.join(root, "store/areas/seller"))).toEqual([]);
});

it("passes over a partial copy that another process finishes while old ones are removed", async () => {
  const versions = path.join(root, "store/areas/seller");
  const [finished, old] = ["0123456789abcdef.one.part", "0123456789abcdef.two.part"];
  for (const name of [finished, old]) await mkdir(path.join(versions, name), { recursive: true });
  jest.mocked(stat).mockImplementationOnce(async (folder) => {
    await rm(path.join(versions, finished), { recursive: true });
    return jest.requireActual("node:fs/promises").stat(folder);
  });

  const removed = await openDirectoryStore(path.join(root, "store")).removeRemains(new Date(Date.now() + 60_000));

  expect(removed).toEqual([`areas/seller/${old}`]);
  expect(await readdir(versions)).toEqual([]);
});
