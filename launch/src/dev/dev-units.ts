import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOrder } from "@mandi/release/public/build-order";
import { exposedChunk } from "@mandi/release/public/chunk-files";
import { hostRanges } from "@mandi/release/public/host-ranges";
import type { AreaDefinition, RouteDefinition } from "@mandi/shared/area/define-area";
import type { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { LiveArea } from "@mandi/shared/contract/release/release-document";
import { freePort } from "../process/free-port";

/** A unit that is compiled from source, and the port of its compiler's server. */
export type DevUnit = { readonly order: BuildOrder; readonly port: number };

export const entryFile = "entry.js";

/** The address of a unit's files from source on the development origin. */
export function baseOf({ order }: DevUnit): string {
  return order.kind === "area" ? `/areas/${order.area}/source/` : "/shell/source/";
}

/** What the compiler needs to know about a folder of the checkout. */
export async function devUnit(checkout: string, folder: string): Promise<DevUnit> {
  const port = await freePort();
  const place = { folder: join(checkout, folder), distFolder: join(checkout, ".cache/dev", folder) };
  if (folder === "shell") return { order: { kind: "shell", ...place }, port };
  const { name } = await definitionOf(place.folder);
  const ranges = Object.entries(hostRanges({})).map(([module, { range }]) => [module, range]);
  const container = containerOf(name);
  return {
    order: {
      kind: "area",
      area: name,
      ...place,
      container,
      exposedChunk,
      ranges: Object.fromEntries(ranges),
      entryFile,
    },
    port,
  };
}

/**
 * The area's entry in the release document, read from its declaration at every page load, so that a new route needs no
 * restart.
 */
export async function liveFromSource(unit: DevUnit, integrity: string): Promise<LiveArea> {
  return liveArea(await definitionOf(unit.order.folder), baseOf(unit), { [entryFile]: integrity });
}

/**
 * An area that is neither compiled here nor provided by a product: its menu entries and addresses exist, and each of its
 * pages shows the card of a shut area.
 */
export async function shutArea(folder: string): Promise<readonly [name: string, LiveArea]> {
  const definition = await definitionOf(folder);
  const area = liveArea(definition, `/areas/${definition.name}/shut/`, {});
  const routes = area.routes.map((route) => ({ ...route, data: [] })); // its pages make no calls
  return [definition.name, { ...area, routes, disabled: true }];
}

/** The first page of an area that has its own address: where work on it begins. */
export async function firstPageOf(checkout: string, folder: string): Promise<RouteDefinition> {
  const { routes } = await definitionOf(join(checkout, folder));
  const page = routes.find(({ path }) => !path.includes(":")) ?? routes[0];
  if (!page) throw new Error(`${folder}/area.config.ts declares no route.`);
  return page;
}

function liveArea({ name, title, routes, menu }: AreaDefinition, base: string, integrity: IntegrityMap): LiveArea {
  return {
    title,
    version: "source",
    base,
    entry: entryFile,
    container: containerOf(name),
    contract: contractVersion,
    files: [],
    integrity,
    routes: routes.map(({ page: _, frame = "full", data = [], ...route }) => ({
      ...route,
      roles: [...route.roles],
      frame,
      data: [...data],
      files: [],
    })),
    menu: menu.map((entry) => ({ ...entry })),
  };
}

function containerOf(area: string): string {
  return `mandi_${area.replaceAll("-", "_")}_source`;
}

async function definitionOf(folder: string): Promise<AreaDefinition> {
  const file = pathToFileURL(join(folder, "area.config.ts"));
  file.searchParams.set("at", String(Date.now())); // the query makes a changed module a new one
  const module: { default: AreaDefinition } = await import(file.href);
  if (typeof module.default?.name !== "string") throw new Error(`${basename(folder)}/area.config.ts declares no area.`);
  return module.default;
}
