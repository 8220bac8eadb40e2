import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { versionOf } from "../build/area-files";
import { changeTokens } from "../plan/token/change-tokens";
import { makeSecret, makeTokenId } from "../plan/token/token";
import { integrityOf } from "../store/files/integrity";
import { openStore } from "../store/open-store";
import { publishArea, publishShell } from "../store/publish";
import { type Right, rights } from "../store/release-state";

/** A store in a folder or a bucket, with helpers that put small built units into it. */
export async function releaseWorld(bucket?: { readonly address: string; readonly environment: NodeJS.ProcessEnv }) {
  const folder = await mkdtemp(path.join(tmpdir(), "mandi-release-"));
  const storeFolder = path.join(folder, "store");
  const store = bucket ? openStore(bucket.address, bucket.environment) : openStore(storeFolder);

  return {
    folder,
    storeFolder,
    store,
    /** Builds an area's output folder; `content` makes versions differ. */
    async builtArea(name: string, content: string, change: Partial<AreaManifest> = {}, files: Files = {}) {
      return writeArea(path.join(folder, `${name}-${content}`), name, content, change, files);
    },
    async publishedArea(name: string, content: string, change: Partial<AreaManifest> = {}, files: Files = {}) {
      const dist = await this.builtArea(name, content, change, files);
      return (await publishArea(store, dist)).version;
    },
    async publishedShell(content = "shell", change: Partial<ShellManifest> = {}) {
      const dist = await writeShell(path.join(folder, `shell-${content}`), content, change);
      return (await publishShell(store, dist)).version;
    },
    /** A token for the web server, as `release token create` makes one. */
    async token(name = "ci", areas: readonly string[] = ["all"], given: readonly Right[] = rights) {
      const id = makeTokenId();
      const { token, sum } = makeSecret(id);
      const record = { id, name, sum, areas: [...areas], rights: [...given], at: new Date().toISOString() };
      const author = { who: "asha", why: "" };
      await changeTokens(store, `token create ${id} ${name}`, (tokens) => [...tokens, record], author, new Date());
      return token;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

type Files = Readonly<Record<string, string>>;

export type ReleaseWorld = Awaited<ReturnType<typeof releaseWorld>>;

async function writeArea(
  dist: string,
  name: string,
  content: string,
  change: Partial<AreaManifest>,
  more: Files,
): Promise<string> {
  const container = `mandi_${name}_${content}`;
  const files: Files = {
    "entry.js": `/* ${content} */`,
    "static/page.js": `/* page ${content} */`,
    ...(change.contract && { "mf-manifest.json": JSON.stringify(federationManifest(container)) }),
    ...more,
  };
  await writeFiles(dist, files);
  const integrity = await integrityOf(dist, Object.keys(files));
  const manifest: AreaManifest = {
    name,
    title: `${name} area`,
    version: versionOf(integrity, change),
    contract: "1.0.0",
    api: "^1.0.0",
    container,
    entry: "entry.js",
    requires: { react: "^19.3.0" },
    routes: [
      { path: `/${name}/:id`, roles: ["seller"], title: name, frame: "full", data: [], files: ["static/page.js"] },
    ],
    menu: [],
    files: [],
    integrity,
    ...change,
  };
  await writeFile(path.join(dist, "area.json"), JSON.stringify(manifest));
  return dist;
}

/** The other file that the build of an area with the present contract writes. */
function federationManifest(container: string) {
  return {
    name: container,
    metaData: { globalName: container, remoteEntry: { name: "entry.js", path: "" } },
    exposes: [{ path: "./area" }],
    shared: [{ name: "react", requiredVersion: "^19.3.0" }],
  };
}

async function writeShell(dist: string, content: string, change: Partial<ShellManifest>): Promise<string> {
  const files = {
    "shell.js": `/* ${content} */`,
    "shell.css": "",
    "page.html": "<head><!--mandi:head--></head><body><!--mandi:body--></body>",
  };
  await writeFiles(dist, files);
  const integrity = await integrityOf(dist, Object.keys(files));
  const manifest: ShellManifest = {
    version: versionOf(integrity, change),
    contract: "1.0.0",
    provides: { react: "19.3.1" },
    page: "page.html",
    scripts: ["shell.js"],
    styles: ["shell.css"],
    fonts: [],
    integrity,
    ...change,
  };
  await writeFile(path.join(dist, "shell.json"), JSON.stringify(manifest));
  return dist;
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}
