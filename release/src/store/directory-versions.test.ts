import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { releaseWorld } from "../testing/release-world";
import { openDirectoryStore } from "./directory-store";

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual("node:fs/promises");
  const open = async (place: string, ...given: unknown[]) => {
    const handle = await actual.open(place, ...given);
    const sync = handle.sync.bind(handle);
    return Object.assign(handle, { sync: () => sync().then(() => void flushed.push(place)) });
  };
  const rename = async (from: string, to: string) => {
    await actual.rename(from, to);
    flushed.push(`renamed ${to}`);
  };
  return { ...actual, open, rename, stat: jest.fn(actual.stat) };
});

/** What was flushed to disk, and what got its name, in this order. */
const flushed: string[] = [];

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

it("gives a version its name when all of it is on the disk, and then the name itself", async () => {
  const files = ["static/entry.js", "area.json"];
  await mkdir(path.join(root, "static"));
  for (const file of files) await writeFile(path.join(root, file), "x".repeat(1_000));
  flushed.length = 0;

  await openDirectoryStore(path.join(root, "store")).putVersion("seller", "0123456789abcdef", root, files);

  const target = path.join(root, "store/areas/seller/0123456789abcdef");
  const at = flushed.indexOf(`renamed ${target}`);
  const before = flushed.slice(0, at).map((place) => place.replace(/^.*\.part\/?/, ""));
  const written = [...files, "static"].concat(files.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  expect(before.sort()).toEqual(["", ...written].sort());
  expect(flushed.slice(at + 1)).toEqual(
    ["store/areas/seller", "store/areas", "store"].map((one) => path.join(root, one)),
  );
});

it.each(["entry.js", "entry.js.br", "area.json"])(
  "replaces a version of which a power cut has emptied %s when it is published again",
  async (file) => {
    const world = await releaseWorld();
    const files = { "entry.js": `/* ${"x".repeat(1_000)} */` };
    const version = await world.publishedArea("seller", "one", {}, files);
    const stored = path.join(world.storeFolder, "areas/seller", version);
    const before = await readFile(path.join(stored, file));
    await truncate(path.join(stored, file));

    expect(await world.publishedArea("seller", "one", {}, files)).toBe(version);

    expect((await readFile(path.join(stored, file))).equals(before)).toBe(true);
    expect((await readdir(path.dirname(stored))).sort()).toEqual([version]);
    await world.remove();
  },
);

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
