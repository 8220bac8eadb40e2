import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { manifestFileOf, type ReleaseStore } from "../store/release-store";
import type { VersionDifference } from "../wire/version-difference";
import { fromStore } from "./steps/step";

/**
 * Compares two published versions by their manifests and files. A build names files by their content, so a changed file
 * appears as one removed and one added; the two are matched by the name without its hash.
 *
 * @throws StepRefused when one of them is not in the store.
 */
export async function compareVersions(
  store: ReleaseStore,
  unit: string,
  from: string,
  to: string,
): Promise<VersionDifference> {
  const [before, after] = await Promise.all([contentOf(store, unit, from), contentOf(store, unit, to)]);
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])].sort();
  const changed = names.filter((name) => before.files.get(name)?.hash !== after.files.get(name)?.hash);
  const bytesOf = ({ files }: Content) => [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    contract: [before.contract, after.contract],
    bytes: [bytesOf(before), bytesOf(after)],
    files: changed.map((file) => ({
      file,
      from: before.files.get(file)?.bytes ?? null,
      to: after.files.get(file)?.bytes ?? null,
    })),
    routesAdded: after.routes.filter((route) => !before.routes.includes(route)),
    routesRemoved: before.routes.filter((route) => !after.routes.includes(route)),
  };
}

interface Content {
  readonly contract: string;
  readonly routes: readonly string[];
  readonly files: ReadonlyMap<string, { readonly hash: string; readonly bytes: number }>;
}

async function contentOf(store: ReleaseStore, unit: string, version: string): Promise<Content> {
  const text = (await fromStore(unit, version, store.readFile(unit, version, manifestFileOf(unit)))).toString("utf8");
  const manifest = read(unit === "shell" ? ShellManifest : AreaManifest, JSON.parse(text));
  const files = await Promise.all(
    Object.entries(manifest.integrity).map(async ([file, hash]) => {
      const bytes = (await fromStore(unit, version, store.readFile(unit, version, file))).length;
      return [nameOf(file), { hash, bytes }] as const;
    }),
  );
  const routes = "routes" in manifest ? manifest.routes.map(({ path }) => path) : [];
  return { contract: manifest.contract, routes, files: new Map(files) };
}

/** `static/js/own-products.1a2b3c4d.js` → `static/js/own-products.js`. */
function nameOf(file: string): string {
  return file.replace(/\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/, "");
}
