import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { mapOf } from "@mandi/shared/contract/map-of";
import { ContractError, read } from "@mandi/shared/contract/read";
import { AreaManifest, AreaRoute, type IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf, type TSchema } from "typebox";
import { publishedFiles, sizesOf, versionOf } from "../../build/area-files";
import { FederationManifest, federationManifestFile } from "../../plan/gate/check-federation-manifest";
import { areaFaults } from "../../store/area-faults";
import { boundFaults, DescriptionRefused } from "../../store/description";
import { hasCode } from "../../store/error-code";
import { integrityOf } from "../../store/files/integrity";
import { isPlainPath } from "../../store/files/plain-path";

const { path: routePath, roles, title, section, frame, search, hasPrices, data } = AreaRoute.properties;

/** What a team states about an area that it builds with its own tools; the rest is read from the output. */
const ForeignArea = ObjectOf({
  name: AreaManifest.properties.name,
  title: AreaManifest.properties.title,
  owner: AreaManifest.properties.owner,
  api: AreaManifest.properties.api,
  routes: ArrayOf(
    ObjectOf({
      path: routePath,
      roles,
      title,
      section,
      frame: Optional(frame),
      search,
      hasPrices,
      data: Optional(data),
    }),
  ),
  menu: AreaManifest.properties.menu,
  /**
   * For builds without a Module Federation manifest: the container's global name, its file, and the ranges it requires of
   * the host.
   */
  container: Optional(StringOf()),
  entry: Optional(StringOf()),
  requires: Optional(mapOf(StringOf())),
});
type ForeignArea = Static<typeof ForeignArea>;

type Container = Pick<AreaManifest, "container" | "entry" | "requires" | "format">;

/**
 * Writes `area.json` into the output of a build outside this workspace: a federation container that exposes `./area` and
 * includes the runtime it needs.
 *
 * @param file the team's description of the area, as JSON
 * @throws DescriptionRefused with the reason when description and output do not form an area that the shell can load and check.
 */
export async function describeForeign(dist: string, file: string): Promise<AreaManifest> {
  const area = await readAs(ForeignArea, file);
  const files = (await publishedFiles(dist)).filter(isPlainPath); // Vite leaves a hidden folder with its own metadata.
  const container = files.includes(federationManifestFile)
    ? fromManifest(await readAs(FederationManifest, path.join(dist, federationManifestFile)))
    : asSaid(area, dist, file);
  if (!files.includes(container.entry)) throw new DescriptionRefused(`${dist} has no file ${container.entry}`);
  const integrity = await integrityOf(dist, files);
  // The imports of an ES module carry no hash: only the web server checks those files.
  if (container.format !== "module") await assertChecked(dist, container.entry, integrity);
  const { name, title: areaTitle, owner, api, routes, menu } = area;
  const description = {
    name,
    title: areaTitle,
    ...(owner !== undefined && { owner }),
    contract: contractVersion,
    api,
    ...container,
    routes: routes.map((route) => ({ frame: "full" as const, data: [], ...route, files: [] })),
    menu,
    files: [],
  };
  const version = versionOf(integrity, description);
  const manifest = read(AreaManifest, { ...description, version, integrity, sizes: await sizesOf(dist, files) });
  const faults = [...boundFaults(AreaManifest, manifest), ...areaFaults(manifest)];
  if (faults.length > 0) throw new DescriptionRefused(`${file} cannot be used: ${faults.join("; ")}`);
  await writeFile(path.join(dist, "area.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Modules that the host does not provide are ignored: the area may share them with itself. */
function fromManifest({ metaData: { globalName, remoteEntry }, shared }: FederationManifest): Container {
  const isModule = remoteEntry.type === "module" || remoteEntry.type === "esm";
  const asked = shared.filter(({ name }) => hostModules.some((module) => module === name));
  return {
    container: globalName,
    entry: remoteEntry.path + remoteEntry.name,
    ...(isModule && { format: "module" as const }),
    requires: Object.fromEntries(asked.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
}

function asSaid({ container, entry, requires }: ForeignArea, dist: string, file: string): Container {
  if (container && entry && requires) return { container, entry, requires };
  throw new DescriptionRefused(
    `${dist} has no ${federationManifestFile}, so ${file} has to say "container", "entry" and "requires"`,
  );
}

/**
 * A browser checks the entry against the release document, but what the entry loads only against the hashes that the build
 * wrote into it.
 */
async function assertChecked(dist: string, entry: string, integrity: IntegrityMap): Promise<void> {
  const code = Object.keys(integrity).filter((file) => /\.(js|css)$/.test(file));
  const texts = await Promise.all(
    code.filter((file) => file.endsWith(".js")).map((file) => readFile(path.join(dist, file), "utf8")),
  );
  const unchecked = code.filter(
    (file) => file !== entry && !texts.some((text) => text.includes(integrity[file] ?? file)),
  );
  if (unchecked.length === 0) return;
  throw new DescriptionRefused(
    `Nothing in the build holds the SHA-384 of ${unchecked.join(", ")}: switch on subresource integrity with sha384`,
  );
}

async function readAs<Schema extends TSchema>(schema: Schema, file: string): Promise<Static<Schema>> {
  try {
    return read(schema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    const isUnusable = error instanceof ContractError || error instanceof SyntaxError || hasCode(error, "ENOENT");
    if (!isUnusable) throw error;
    throw new DescriptionRefused(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
