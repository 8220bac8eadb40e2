import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../store/files/list-files";
import { exposedChunk } from "./chunk-files";
import { runBuild } from "./run-build";
import { workspaceRoot } from "./workspace";

const panel = path.join(workspaceRoot, "shared/src/ui/layout/panel.module.css");

/** Two pages of an area: both use the kit's panel and a class of the area, and each overrides it. */
const sources = {
  "area.tsx": `export const routes = ["a", "b"].map((name) => ({
    path: name,
    lazy: () => name === "a" ? import(/* webpackChunkName: "a" */ "./a") : import(/* webpackChunkName: "b" */ "./b"),
  }));`,
  "a.tsx": `import kit from "${panel}"; import common from "./common.module.css"; import own from "./a.module.css";
    export const Component = () => [kit.panel, common.list, own.first];`,
  "b.tsx": `import kit from "${panel}"; import common from "./common.module.css"; import own from "./b.module.css";
    export const Component = () => [kit.panel, common.list, own.second];`,
  "common.module.css": ".list { color: red; }",
  "a.module.css": ".first { color: blue; }",
  "b.module.css": ".second { color: green; }",
};

let folder: string;
beforeAll(async () => {
  await mkdir(path.join(workspaceRoot, ".cache"), { recursive: true });
  folder = await mkdtemp(path.join(workspaceRoot, ".cache/styles-"));
  await mkdir(path.join(folder, "src"));
  for (const [name, source] of Object.entries(sources)) await writeFile(path.join(folder, "src", name), source);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("puts a style that two pages use into one file that both load first, and every style into its layer", async () => {
  const distFolder = path.join(folder, "dist");
  const order = { kind: "area", area: "styles", folder, distFolder, container: "styles_test", exposedChunk } as const;
  const { namedChunkGroups: groups = {} } = await runBuild({ ...order, ranges: { react: "^19.0.0" } });

  const names = (await listFiles(distFolder)).filter((name) => name.endsWith(".css"));
  const texts = await Promise.all(names.map((name) => readFile(path.join(distFolder, name), "utf8")));
  const filesWith = (words: RegExp) => names.filter((_, at) => words.test(texts[at] ?? ""));
  expect(filesWith(/styles-list-/)).toEqual([expect.stringMatching(/\/styles\./)]);
  expect(filesWith(/styles-panel-/)).toEqual(filesWith(/styles-list-/));
  for (const [page, own] of [
    ["a", /styles-first-/],
    ["b", /styles-second-/],
  ] as const) {
    const loaded = (groups[page]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(".css"));
    expect(loaded).toEqual([...filesWith(/styles-list-/), ...filesWith(own)]);
  }

  const layers = (words: RegExp) => texts.flatMap((text) => [...text.matchAll(words)].map(([, layer]) => layer));
  expect(layers(/@layer (\w+)\{\.styles-(?:first|second)-/g)).toEqual(["page", "page"]);
  expect(
    texts
      .join("")
      .replaceAll(/@layer (?:shared|page)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "")
      .trim(),
  ).toBe("");
});
