import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { givenRuntime } from "@mandi/shared/contract/release/given-runtime";
import { listFiles } from "../store/files/list-files";
import { exposedChunk } from "./chunk-files";
import { runBuild } from "./run-build";
import { workspaceRoot } from "./workspace";

const container = "seam_test";

/** Called only for areas that have remotes or bundle shared modules, and none does. */
const neverReached = ["I", "remotes"];

let folder: string;
let dist: string;
beforeAll(async () => {
  await mkdir(path.join(workspaceRoot, ".cache"), { recursive: true });
  folder = await mkdtemp(path.join(workspaceRoot, ".cache/seam-"));
  dist = path.join(folder, "dist");
  await mkdir(path.join(folder, "src"));
  const sources = {
    "area.tsx": `export const routes = [{ path: "/x", lazy: () => import(/* webpackChunkName: "x" */ "./page") }];`,
    "page.tsx": `import { version } from "react"; export const Component = () => version;`,
  };
  for (const [name, source] of Object.entries(sources)) await writeFile(path.join(folder, "src", name), source);
  const ranges = { react: "^19.3.0" };
  await runBuild({ kind: "area", area: "seam", folder, distFolder: dist, container, exposedChunk, ranges });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function entryFile(): Promise<string> {
  return (await listFiles(dist)).find((file) => /^entry\.[^/]+\.js$/.test(file)) ?? "";
}

it("calls the shell's runtime by the names that the shell provides, so that an upgrade that renames one is noticed", async () => {
  const entry = await readFile(path.join(dist, await entryFile()), "utf8");
  const called = new Set([...entry.matchAll(/\.bundlerRuntime\.(\w+)/g)].map(([, name]) => name));

  expect([...called].toSorted()).toEqual([...Object.keys(givenRuntime({}).bundlerRuntime), ...neverReached].toSorted());
});

it("contains no federation runtime in its entry", async () => {
  const entry = await readFile(path.join(dist, await entryFile()), "utf8");

  expect(entry).not.toMatch(/__FEDERATION__|loadShare|loadRemote/);
});

it("has a Module Federation manifest at its base that names its container and its entry", async () => {
  const manifest: unknown = JSON.parse(await readFile(path.join(dist, "mf-manifest.json"), "utf8"));

  expect(manifest).toMatchObject({
    name: container,
    metaData: { globalName: container, remoteEntry: { name: await entryFile(), path: "" } },
    exposes: [{ path: "./area" }],
    shared: [{ name: "react", requiredVersion: "^19.3.0", singleton: true }],
  });
});
