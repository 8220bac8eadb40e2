import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findUnits } from "@mandi/launch/build/units";
import { publishedFiles, versionOf } from "@mandi/release/internal/area-files";
import { integrityOf } from "@mandi/release/internal/integrity";
import { listFiles } from "@mandi/release/internal/list-files";
import { runCompiler } from "@mandi/release/internal/run-build";
import { type BuildAccount, shellEntries } from "@mandi/release/public/build-order";
import type { AreaDefinition } from "@mandi/shared/area/define-area";
import { read } from "@mandi/shared/contract/read";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import type { OneOrder } from "./one-order";
import { type OnePages, routesFile } from "./one-pages";

const own = path.join(import.meta.dirname, "../one-application");

/** An area of the checkout. */
interface AreaSource {
  readonly folder: string;
  readonly definition: AreaDefinition;
}

/**
 * Builds shell and areas again as one application: the same pages and the shell's own code, without federation. Files of the
 * shell that serve only federation are replaced by those in `one-application/in-place-of`.
 *
 * The output looks like a shell's, so that the product's own web server serves it; next to it is a list of the files that
 * each route needs. @throws with the compiler's output.
 */
export async function buildOne(checkout: string, distFolder: string): Promise<OnePages> {
  const shell = path.join(checkout, "shell");
  const areas = await areasOf(checkout);
  const order: OneOrder = {
    folder: shell,
    distFolder,
    texts: { ...(await replacements(shell)), [path.join(own, "areas.ts")]: tableOf(areas) },
    areas: Object.fromEntries(areas.map(({ folder, definition }) => [path.join(folder, "src"), definition.name])),
  };
  await mkdir(distFolder, { recursive: true });
  const account = await runCompiler(path.join(import.meta.dirname, "compile-one.mjs"), order);
  await copyFile(path.join(shell, "page.html"), path.join(distFolder, "page.html"));
  const first = shellEntries.flatMap((entry) => filesOf(account.entrypoints?.[entry]));
  const integrity = await describe(distFolder, first);
  const pages = { integrity, routes: areas.flatMap(({ definition }) => routesOf(definition, account, first)) };
  await writeFile(path.join(distFolder, routesFile), JSON.stringify(pages, null, 2));
  return pages;
}

async function areasOf(checkout: string): Promise<AreaSource[]> {
  const folders = findUnits(checkout)
    .filter(({ manifest }) => manifest === "area.json")
    .map(({ folder }) => path.join(checkout, folder));
  return Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(path.join(folder, "area.config.ts")).href;
      const { default: definition } = (await import(file)) as { default: AreaDefinition };
      return { folder, definition };
    }),
  );
}

/** Each file below `in-place-of` replaces the file of the same name in the shell. */
async function replacements(shell: string): Promise<Record<string, string>> {
  const folder = path.join(own, "in-place-of");
  const files = await listFiles(folder);
  return Object.fromEntries(
    files.map((file) => [path.join(shell, "src", file), `export * from ${JSON.stringify(path.join(folder, file))};`]),
  );
}

function tableOf(areas: readonly AreaSource[]): string {
  const imports = areas.flatMap(({ folder }, index) => [
    `import definition${index} from ${JSON.stringify(path.join(folder, "area.config.ts"))};`,
    `import { routes as routes${index} } from ${JSON.stringify(path.join(folder, "src/area.tsx"))};`,
  ]);
  const rows = areas.map((_, index) => `{ definition: definition${index}, routes: routes${index} }`);
  return `${imports.join("\n")}\nexport const areas = [${rows.join(", ")}];\n`;
}

async function describe(distFolder: string, first: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const files = (await publishedFiles(distFolder)).filter((file) => file !== "shell.json" && file !== routesFile);
  const description = {
    contract: "1.0.0",
    provides: {},
    page: "page.html",
    scripts: first.filter((file) => file.endsWith(".js")),
    styles: first.filter((file) => file.endsWith(".css")),
    fonts: files.filter((file) => /archivo-(text|rupee)-[^/]+\.woff2$/.test(file)),
  };
  const integrity = await integrityOf(distFolder, files);
  const manifest = read(ShellManifest, { ...description, version: versionOf(integrity, description), integrity });
  await writeFile(path.join(distFolder, "shell.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return integrity;
}

function routesOf({ name, routes }: AreaDefinition, account: BuildAccount, first: readonly string[]) {
  return routes.map(({ path: route, roles, title, page }) => {
    const group = account.namedChunkGroups?.[`${name}-${page}`];
    if (!group) throw new Error(`No chunk of the one application is named ${name}-${page}`);
    return { path: route, roles: [...roles], title, files: filesOf(group).filter((file) => !first.includes(file)) };
  });
}

function filesOf(group: { readonly assets?: readonly { readonly name: string }[] } | undefined): string[] {
  return (group?.assets ?? []).map(({ name }) => name).filter((file) => /\.(js|css)$/.test(file));
}
