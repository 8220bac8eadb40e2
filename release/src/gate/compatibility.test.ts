import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { exposedChunk } from "../build/chunk-files";
import { runBuild } from "../build/run-build";
import { workspaceRoot } from "../build/workspace";
import { composeSet } from "../compose/composed-set";
import { listFiles } from "../files/list-files";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { type Host, runContainer } from "../testing/run-container";
import { checkSet } from "./check-set";

const react = { marker: "the host's React" };
const hostModules = ["react", "react/jsx-runtime"];

/** Each build is a real one of the preset: what it asks of the host is what the bundler wrote into it. */
const builds = {
  "built with React 19.3": "^19.3.0",
  "built with React 19.4": "^19.4.0",
  "built with React 20": "^20.0.0",
};
type Build = keyof typeof builds;

interface Exposed {
  readonly routes: readonly { readonly lazy: () => Promise<unknown> }[];
}

let folder: string;
const built = new Map<string, { dist: string; entry: string; name: string }>();

beforeAll(async () => {
  // Inside the checkout, because the compiler finds its loaders from there.
  await mkdir(path.join(workspaceRoot, ".cache"), { recursive: true });
  folder = await mkdtemp(path.join(workspaceRoot, ".cache/compatibility-"));
  await mkdir(path.join(folder, "src"));
  // As an area is written: what it needs of the host comes with its page, not with its entry.
  const files = {
    "area.tsx": `export const routes = [{ path: "/x", lazy: () => import("./page") }];`,
    "page.tsx": `import * as React from "react"; export const host = React.marker; export const Component = () => null;`,
  };
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(folder, "src", name), source);
  for (const [what, range] of Object.entries(builds)) {
    const name = `compat_${what.replaceAll(/\W/g, "_")}`;
    const dist = path.join(folder, name);
    const ranges = Object.fromEntries(hostModules.map((module) => [module, range]));
    await runBuild({ kind: "area", area: "compat", folder, distFolder: dist, container: name, exposedChunk, ranges });
    const entry = (await listFiles(dist)).find((file) => /^entry\..*\.js$/.test(file)) ?? "";
    built.set(what, { dist, entry, name });
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

const host = (version: string): Host =>
  Object.fromEntries(hostModules.map((name) => [name, { version, module: react }]));

async function gateOf(shell: { contract: string; react: string }, area: Partial<AreaManifest>): Promise<string> {
  const provides = Object.fromEntries(hostModules.map((name) => [name, shell.react]));
  const live = await world.publishedShell("shell", { contract: shell.contract, provides });
  const version = await world.publishedArea("compat", "one", area);
  const set = await composeSet(world.store, {
    shell: { version: live, past: [] },
    areas: { compat: { version, past: [] } },
  });
  return checkSet(set)[0]?.reason ?? "may go live";
}

async function browserOf(build: Build, version: string): Promise<unknown> {
  const made = built.get(build);
  if (!made) throw new Error(`${build} was not built`);
  try {
    const { routes } = (await runContainer(made.dist, made.entry, made.name, host(version))) as Exposed;
    return await routes[0]?.lazy();
  } catch (error) {
    return String(error);
  }
}

describe("an area beside a shell of another age: gate and browser agree", () => {
  it.each<[Build, string, boolean]>([
    ["built with React 19.3", "19.3.1", true],
    ["built with React 19.3", "19.4.0", true],
    ["built with React 19.4", "19.3.1", false],
    ["built with React 19.4", "19.4.2", true],
    ["built with React 20", "19.3.1", false],
    ["built with React 19.3", "20.0.0", false],
  ])("an area %s on a shell with React %s runs: %s", async (build, version, runs) => {
    const requires = Object.fromEntries(hostModules.map((module) => [module, builds[build]]));

    const verdict = await gateOf({ contract: "1.0.0", react: version }, { requires });
    const loaded = await browserOf(build, version);

    if (runs) {
      expect(verdict).toBe("may go live");
      expect(loaded).toMatchObject({ host: react.marker, Component: expect.any(Function) });
    } else {
      expect(verdict).toContain(`needs react ${builds[build]}, the shell provides ${version}`);
      expect(loaded).toContain(version);
    }
  });

  it.each([
    [
      "an old shell with a new area",
      "1.0.0",
      "1.2.0",
      "was built against shell contract 1.2.0, the live shell offers 1.0.0",
    ],
    ["a new shell with an old area", "1.4.0", "1.0.0", "may go live"],
    ["a shell of another major with an old area", "2.0.0", "1.4.0", "the live shell offers 2.0.0"],
    ["an area of another major", "1.4.0", "2.0.0", "was built against shell contract 2.0.0"],
  ])("%s: contract %s meets %s", async (_what, offered, needed, verdict) => {
    const requires = { react: "^19.3.0" };

    await expect(gateOf({ contract: offered, react: "19.3.1" }, { contract: needed, requires })).resolves.toContain(
      verdict,
    );
  });
});
