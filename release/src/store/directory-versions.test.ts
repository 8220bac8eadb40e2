import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDirectoryStore } from "./directory-store";

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
