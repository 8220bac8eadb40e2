import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { AreaDefinition } from "@mandi/shared/area/define-area";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { integrityOf } from "../store/files/integrity";
import { publishedFiles, sizesOf, versionOf } from "./area-files";
import type { BuildAccount } from "./build-order";
import type { BuildPlace } from "./build-place";
import { chunkFiles, exposedChunk } from "./chunk-files";
import { assertLazyPages } from "./exposed-imports";
import { hostRanges } from "./host-ranges";
import { assertRouterImports } from "./router-imports";
import { runBuild } from "./run-build";
import { readPackageFile } from "./workspace";

/**
 * Builds one area into `<folder>/dist` and writes `area.json` next to the files.
 *
 * @throws with the reason when a host range does not fit, the router facade lacks a name, a route's page has no chunk, a
 *   page is not loaded by `import()`, or the compiler refuses.
 */
export async function buildArea(place: BuildPlace): Promise<AreaManifest> {
  const { folder, hostFolder, sharedPackage, implementation } = place;
  const distFolder = path.join(folder, "dist");
  const { default: definition } = await place.loadModule(path.join(folder, "area.config.ts"));
  const { peerDependencies = {} } = await readPackageFile(folder);
  const ranges = hostRanges(peerDependencies, hostFolder);
  await assertLazyPages(folder);
  await assertRouterImports(place.sources);

  const container = containerOf(definition.name, { inputs: await place.inputs(), ranges });
  const account = await runBuild({
    kind: "area",
    area: definition.name,
    folder,
    distFolder,
    container,
    exposedChunk,
    ranges: Object.fromEntries(Object.entries(ranges).map(([name, { range }]) => [name, range])),
    sharedPackage,
    implementation,
  });
  const manifest = await describe(definition, container, ranges, account, distFolder);
  await writeFile(path.join(distFolder, "area.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * The container's global name, made of the area, its sources and the host modules it was built for, so that no two builds
 * share one.
 */
function containerOf(area: string, builtFrom: { readonly inputs: string; readonly ranges: object }): string {
  const hash = createHash("sha256").update(JSON.stringify(builtFrom)).digest("hex");
  return `mandi_${area.replaceAll("-", "_")}_${hash.slice(0, 12)}`;
}

async function describe(
  definition: AreaDefinition,
  container: string,
  ranges: ReturnType<typeof hostRanges>,
  account: BuildAccount,
  distFolder: string,
): Promise<AreaManifest> {
  const files = await publishedFiles(distFolder);
  const entry = files.find((file) => /^entry\.[^/]+\.js$/.test(path.basename(file)));
  if (!entry || !files.includes("mf-manifest.json")) throw new Error("The build has no container entry or no manifest");
  const chunks = chunkFiles(account);
  const description = {
    name: definition.name,
    title: definition.title,
    ...(definition.owner !== undefined && { owner: definition.owner }),
    contract: contractVersion,
    api: definition.api,
    container,
    entry,
    requires: Object.fromEntries(Object.entries(ranges).map(([name, { range }]) => [name, range])),
    routes: definition.routes.map(({ page, frame = "full", data = [], ...route }) => ({
      ...route,
      frame,
      data,
      files: chunks.ofPage(page),
    })),
    menu: definition.menu,
    files: chunks.ofArea(),
  };
  const integrity = await integrityOf(distFolder, files);
  return read(AreaManifest, {
    ...description,
    version: versionOf(integrity, description),
    integrity,
    sizes: await sizesOf(distFolder, files),
  });
}
