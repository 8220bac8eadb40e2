import type { ComponentType } from "react";

/** The parts of an area's exposed module that the shell relies on. */
export interface AreaModule {
  readonly routes: readonly AreaRouteObject[];
}

export interface AreaRouteObject {
  readonly path: string;
  readonly lazy: () => Promise<unknown>;
}

/**
 * Parses what an area exposes: a list of react-router routes, each with a path and a lazily loaded page.
 *
 * @returns null when it is anything else.
 */
export function parseAreaModule(value: unknown): AreaModule | null {
  const routes: unknown = isObject(value) ? value["routes"] : undefined;
  if (!Array.isArray(routes)) return null;
  const parsed = routes.filter(isAreaRoute);
  return parsed.length === routes.length ? { routes: parsed } : null;
}

/** Parses the result of a route's `lazy`: an object whose `Component` can be rendered. @returns null for anything else. */
export function parsePage(value: unknown): ComponentType | null {
  const component: unknown = isObject(value) ? value["Component"] : undefined;
  return isComponent(component) ? component : null;
}

function isAreaRoute(route: unknown): route is AreaRouteObject {
  return isObject(route) && typeof route["path"] === "string" && typeof route["lazy"] === "function";
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === "function" || (isObject(value) && "$$typeof" in value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
