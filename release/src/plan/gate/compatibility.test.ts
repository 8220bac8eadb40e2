import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { exposedChunk } from "../../build/chunk-files";
import { runBuild } from "../../build/run-build";
import { workspaceRoot } from "../../build/workspace";
import { listFiles } from "../../store/files/list-files";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { type Host, runContainer } from "../../testing/run-container";
import { composeSet } from "../set/composed-set";
import { checkSet } from "./check-set";

const react = { marker: "the host's React" };
const session = { marker: "the host's session" };
const contractModule = "@mandi/shared/session";
const hostModules = ["react", "react/jsx-runtime", contractModule];

/** Each build is a real one of the preset, with the host requirements that the bundler wrote into it. */
const builds = {
  "built with React 19.3": { react: "^19.3.0", contract: "1.0.0" },
  "built with React 19.4": { react: "^19.4.0", contract: "1.0.0" },
  "built with React 20": { react: "^20.0.0", contract: "1.0.0" },
  "built with contract 1.2": { react: "^19.3.0", contract: "1.2.0" },
  "built with contract 1.4": { react: "^19.3.0", contract: "1.4.0" },
  "built with contract 2.0": { react: "^19.3.0", contract: "2.0.0" },
};
type Build = keyof typeof builds;

interface Exposed {
  readonly routes: readonly { readonly lazy: () => Promise<unknown> }[];
}

let folder: string;
const built = new Map<string, { dist: string; entry: string; name: string }>();

beforeAll(async () => {
  // Inside the checkout, because the compiler resolves its loaders from there.
  await mkdir(path.join(workspaceRoot, ".cache"), { recursive: true });
  folder = await mkdtemp(path.join(workspaceRoot, ".cache/compatibility-"));
  await mkdir(path.join(folder, "src"));
  // As in a real area, the page imports the host's modules, not the entry.
  const files = {
    "area.tsx": `export const routes = [{ path: "/x", lazy: () => import("./page") }];`,
    "page.tsx": `import * as React from "react"; import { marker, addedLater } from "${contractModule}"; export const host = React.marker; export const own = marker; export const late = typeof addedLater; export const Component = () => null;`,
  };
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(folder, "src", name), source);
  for (const what of Object.keys(builds) as Build[]) {
    const name = `compat_${what.replaceAll(/\W/g, "_")}`;
    const dist = path.join(folder, name);
    const ranges = rangesOf(what);
    await runBuild({ kind: "area", area: "compat", folder, distFolder: dist, container: name, exposedChunk, ranges });
    const entry = (await listFiles(dist)).find((file) => /^entry\..*\.js$/.test(file)) ?? "";
    built.set(what, { dist, entry, name });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

function rangesOf(build: Build): Record<string, string> {
  const { react: range, contract } = builds[build];
  return Object.fromEntries(hostModules.map((name) => [name, name === contractModule ? `^${contract}` : range]));
}

/** A shell with this React and this contract: its own modules have the contract's version. */
function versionsOf(reactVersion: string, contract: string): Record<string, string> {
  return Object.fromEntries(hostModules.map((name) => [name, name === contractModule ? contract : reactVersion]));
}

const host = (reactVersion: string, contract: string): Host =>
  Object.fromEntries(
    Object.entries(versionsOf(reactVersion, contract)).map(([name, version]) => [
      name,
      { version, module: name === contractModule ? session : react },
    ]),
  );

async function gateOf(shell: { contract: string; react: string }, area: Partial<AreaManifest>): Promise<string> {
  const provides = versionsOf(shell.react, shell.contract);
  const live = await world.publishedShell("shell", { contract: shell.contract, provides });
  const version = await world.publishedArea("compat", "one", area);
  const set = await composeSet(world.store, {
    shell: { version: live, past: [] },
    areas: { compat: { version, past: [] } },
  });
  return checkSet(set)[0]?.reason ?? "may go live";
}

async function browserOf(build: Build, version: string, contract = "1.0.0"): Promise<unknown> {
  const made = built.get(build);
  if (!made) throw new Error(`${build} was not built`);
  try {
    const { routes } = (await runContainer(made.dist, made.entry, made.name, host(version, contract))) as Exposed;
    return await routes[0]?.lazy();
  } catch (error) {
    return String(error);
  }
}

describe("an area and a shell of different ages: gate and browser agree", () => {
  it.each<[Build, string, boolean]>([
    ["built with React 19.3", "19.3.1", true],
    ["built with React 19.3", "19.4.0", true],
    ["built with React 19.4", "19.3.1", false],
    ["built with React 19.4", "19.4.2", true],
    ["built with React 20", "19.3.1", false],
    ["built with React 19.3", "20.0.0", false],
  ])("an area %s on a shell with React %s runs: %s", async (build, version, runs) => {
    const requires = rangesOf(build);

    const verdict = await gateOf({ contract: "1.0.0", react: version }, { requires });
    const loaded = await browserOf(build, version);

    if (runs) {
      expect(verdict).toBe("may go live");
      expect(loaded).toMatchObject({ host: react.marker, Component: expect.any(Function) });
    } else {
      expect(verdict).toContain(`needs react ${builds[build].react}, the shell provides ${version}`);
      expect(loaded).toContain(version);
    }
  });

  it.each<[string, string, Build, string]>([
    [
      "an old shell with a new area",
      "1.0.0",
      "built with contract 1.2",
      "was built against shell contract 1.2.0, the live shell offers 1.0.0",
    ],
    ["a new shell with an old area", "1.4.0", "built with React 19.3", "may go live"],
    ["a shell of another major with an old area", "2.0.0", "built with contract 1.4", "the live shell offers 2.0.0"],
    ["an area of another major", "1.4.0", "built with contract 2.0", "was built against shell contract 2.0.0"],
  ])("%s: a shell with contract %s and an area %s", async (_what, offered, build, words) => {
    const { contract } = builds[build];

    const verdict = await gateOf({ contract: offered, react: "19.3.1" }, { contract, requires: rangesOf(build) });
    const loaded = await browserOf(build, "19.3.1", offered);

    expect(verdict).toContain(words);
    if (words === "may go live") expect(loaded).toMatchObject({ host: react.marker, own: session.marker });
    else expect(String(loaded)).toContain(offered);
  });

  it("an export that is missing from a shell of the required version breaks the page that uses it, not the area", async () => {
    const build = "built with contract 1.4";

    const verdict = await gateOf(
      { contract: "1.4.0", react: "19.3.1" },
      { contract: "1.4.0", requires: rangesOf(build) },
    );
    const loaded = await browserOf(build, "19.3.1", "1.4.0");

    // The gate compares versions only; a missing export is found by the smoke, where the page that uses it fails.
    expect(verdict).toBe("may go live");
    expect(loaded).toMatchObject({ own: session.marker, late: "undefined", Component: expect.any(Function) });
  });
});
