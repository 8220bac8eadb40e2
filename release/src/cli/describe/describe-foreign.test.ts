import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sha384 } from "../../store/files/sha384";
import { describeForeign } from "./describe-foreign";

const said = {
  name: "mill",
  title: "Mill",
  api: "^1.0.0",
  routes: [{ path: "/mill", roles: ["seller"], title: "Mill" }],
  menu: [],
};
const container = { container: "mill_1", entry: "remote.js", requires: { react: "^19.0.0" } };
const mill = (change: object) => ({ ...said, ...container, ...change });
const chunk = "/* page */";
const federation = {
  name: "mill_2",
  metaData: { globalName: "mill_2", remoteEntry: { name: "remote.js", path: "" } },
  exposes: [{ path: "./area" }],
  shared: [
    { name: "react", requiredVersion: "^19.3.0" },
    { name: "dayjs", requiredVersion: "^1.0.0" },
  ],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mandi-describe-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function describeIt(config: object, files: Readonly<Record<string, string>> = {}) {
  const dist = path.join(folder, "dist");
  await mkdir(dist);
  const all = { "remote.js": `load("page.js", "${sha384(Buffer.from(chunk))}")`, "page.js": chunk, ...files };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(dist, name), text);
  await writeFile(path.join(folder, "area.config.json"), JSON.stringify(config));
  return describeForeign(dist, path.join(folder, "area.config.json"));
}

describe("the description of an area that was built by other tools", () => {
  it("has the routes and menus that the team states, and every file with its hash", async () => {
    const manifest = await describeIt({ ...said, ...container });

    expect(manifest).toMatchObject({ ...container, name: "mill", menu: [], files: [] });
    expect(manifest.routes).toEqual([{ ...said.routes[0], frame: "full", data: [], files: [] }]);
    expect(Object.keys(manifest.integrity)).toEqual(["page.js", "remote.js"]);
  });

  it("takes container, entry and required host modules from the Module Federation manifest", async () => {
    const manifest = await describeIt(said, { "mf-manifest.json": JSON.stringify(federation) });

    expect(manifest).toMatchObject({ container: "mill_2", entry: "remote.js" });
    expect(manifest.requires).toEqual({ react: "^19.3.0" });
  });

  it("marks an ES module as such; its imports carry no hash, and need none", async () => {
    const { metaData, ...rest } = federation;
    const module = { ...metaData, remoteEntry: { ...metaData.remoteEntry, type: "module" } };
    const manifest = await describeIt(said, {
      "mf-manifest.json": JSON.stringify({ ...rest, metaData: module }),
      "late.js": "export {}",
    });

    expect(manifest).toMatchObject({ format: "module", entry: "remote.js" });
    expect(Object.keys(manifest.integrity)).toContain("late.js");
  });

  it.each<[string, object, Readonly<Record<string, string>>, string]>([
    ["the container is not named", said, {}, 'has to say "container", "entry" and "requires"'],
    ["its entry is not there", { ...said, ...container, entry: "other.js" }, {}, "has no file other.js"],
    ["a chunk has no hash in the build", { ...said, ...container }, { "late.js": "1" }, "SHA-384 of late.js"],
    [
      "a route states no roles",
      { ...said, routes: [{ path: "/mill", title: "Mill" }] },
      {},
      "/routes/0/roles should be",
    ],
    [
      "a route begins without a slash",
      mill({ routes: [{ ...said.routes[0], path: "mill" }] }),
      {},
      "/routes/0/path must match",
    ],
    [
      "the api it needs is not a range",
      mill({ api: "newest" }),
      {},
      "asks for api newest, which is no range of versions",
    ],
    ["its manifest is cut off", said, { "mf-manifest.json": "{" }, "mf-manifest.json cannot be read"],
  ])("is refused with a message when %s", async (_what, config, files, words) => {
    await expect(describeIt(config, files)).rejects.toThrow(words);
  });
});
