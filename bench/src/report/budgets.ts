import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { steadyPageBytes } from "./steady-page";

/** What a browser fetches before it can show something: a unit's code compressed with gzip, the page itself with brotli. */
export interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly limitBytes: number;
}

const kB = 1024;
/** The target for the shell before the first content, which a test enforces as the limit. */
export const shellLimit = 138 * kB;
const firstPageLimit = 60 * kB;
/** The limit for a page, which contains the release document, with previous versions and a trial; its target is 12 kB (decision 0101). */
// The names and hashes of files, which hardly compress, move it by some tens of bytes with every build: room for those.
export const pageLimit = 11 * kB;

/** Bytes of a page, of the shell and of each area's heaviest page, from the files that were built. */
export async function budgetsOf(shellDist: string, areaDists: readonly string[]): Promise<Budget[]> {
  const shell = { what: "shell alone", bytes: await shellBytes(shellDist), limitBytes: shellLimit };
  const areas = areaDists.map(async (dist) => {
    const { name, entry, files, routes } = read(AreaManifest, await jsonOf(path.join(dist, "area.json")));
    const pages = await Promise.all(
      routes.map(async (route) => ({
        what: `${name}: heaviest first page (${route.path})`,
        bytes: await sizeOf(dist, [entry, ...files, ...route.files]),
        limitBytes: firstPageLimit,
      })),
    );
    return pages.reduce((heaviest, page) => (page.bytes > heaviest.bytes ? page : heaviest));
  });
  const page = {
    what: "the page itself in use (brotli)",
    bytes: await steadyPageBytes(shellDist, areaDists),
    limitBytes: pageLimit,
  };
  return [page, shell, ...(await Promise.all(areas))];
}

/** Bytes of the shell's code that every first visit waits for, compressed by gzip. */
export async function shellBytes(shellDist: string): Promise<number> {
  const { scripts } = read(ShellManifest, await jsonOf(path.join(shellDist, "shell.json")));
  return sizeOf(shellDist, scripts);
}

/** Pages that fetch the chart library before a chart is requested, according to the source map. */
export async function pagesWithCharts(areaDists: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    areaDists.map(async (dist) => {
      const { entry, files, routes } = read(AreaManifest, await jsonOf(path.join(dist, "area.json")));
      const checks = routes.map(async (route) => {
        const sources = await Promise.all([entry, ...files, ...route.files].map((file) => sourcesOf(dist, file)));
        return sources.flat().some((source) => /\/node_modules\/(?:echarts|zrender)\//.test(source))
          ? [route.path]
          : [];
      });
      return (await Promise.all(checks)).flat();
    }),
  );
  return found.flat();
}

async function sizeOf(dist: string, files: readonly string[]): Promise<number> {
  const scripts = files.filter((file) => file.endsWith(".js"));
  const sizes = scripts.map(async (file) => gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function sourcesOf(dist: string, file: string): Promise<readonly string[]> {
  if (!file.endsWith(".js")) return [];
  return (JSON.parse(await readFile(path.join(dist, `${file}.map`), "utf8")) as { sources: string[] }).sources;
}

async function jsonOf(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
