import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { areas } from "./areas";

const loads: ReadonlyMap<string, RouteObject["lazy"]> = new Map(
  areas.flatMap(({ definition, routes }) =>
    routes.map(({ path, lazy }) => [`${definition.name} ${path ?? ""}`, lazy] as const),
  ),
);
const loaded = new Map<string, ComponentType>();

/** The page if its code has loaded. */
export function pageOf(area: string, path: string): ComponentType | undefined {
  return loaded.get(`${area} ${path}`);
}

/** Loads the code of one page: a lazy import, as in any single application. */
export async function loadPageOf(area: string, path: string): Promise<void> {
  const key = `${area} ${path}`;
  if (loaded.has(key)) return;
  const load = loads.get(key);
  if (typeof load !== "function") throw new Error(`No page was compiled for ${path} of ${area}`);
  const { Component } = await load();
  if (Component) loaded.set(key, Component);
}
