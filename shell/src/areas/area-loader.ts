import type { AreaVersion, LiveArea } from "@mandi/shared/contract/release-document";
import type { ComponentType } from "react";
import { liveRelease } from "../release/live-release";
import { type AreaModule, parseAreaModule, parsePage } from "./area-module";
import { diagnose } from "./diagnose";
import { loadContainer } from "./load-container";
import { LoadFailure } from "./load-failure";
import { reportLoadFailure } from "./report-load-failure";

/** After this time the user is told and the previous version is tried; a late answer is still welcome. */
const patienceMs = 7000;

/** A page that can be rendered, and the version it came from. */
export interface LoadedPage {
  readonly Component: ComponentType;
  readonly version: string;
}

const modules = new Map<string, AreaModule>();
const pages = new Map<string, LoadedPage>();
const attempts = new Map<string, number>();

/** The page if its code is here already: then it is shown without any waiting state. */
export function loadedPage(area: string, path: string): LoadedPage | undefined {
  return versionsOf(area)
    .map((version) => pages.get(keyOf(version, path)))
    .find((page) => page !== undefined);
}

/**
 * Loads the code of one page of an area: the live version, or when that fails the previous one. Each failure is reported
 * once, unless the page is only fetched ahead: then nobody has missed it yet, and the navigation will report. Nothing of
 * a failure is kept: the next call is a new try, in place, without a page reload.
 *
 * @throws LoadFailure when no version could be loaded.
 */
export async function loadPage(area: string, path: string, purpose: "show" | "ahead" = "show"): Promise<LoadedPage> {
  let lastFailure: LoadFailure | undefined;
  for (const version of versionsOf(area)) {
    try {
      return await withPatience(area, version, loadPageOf(area, version, path));
    } catch (error) {
      lastFailure = await asLoadFailure(area, version, error);
      if (purpose === "show") reportLoadFailure(lastFailure);
    }
  }
  throw lastFailure ?? new LoadFailure("invalid-module", area, "", `There is no area named ${area}`);
}

async function loadPageOf(area: string, version: AreaVersion, path: string): Promise<LoadedPage> {
  const key = keyOf(version, path);
  const known = pages.get(key);
  if (known) return known;
  const { routes } = await loadModule(area, version);
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new LoadFailure("invalid-module", area, version.version, `The area has no page for ${path}`);
  const Component = parsePage(await route.lazy());
  if (!Component)
    throw new LoadFailure("invalid-module", area, version.version, `The page of ${path} is not a component`);
  const page = { Component, version: version.version };
  pages.set(key, page);
  return page;
}

async function loadModule(area: string, version: AreaVersion): Promise<AreaModule> {
  const { container, base, entry, integrity } = version;
  const known = modules.get(container);
  if (known) return known;
  const attempt = attempts.get(container) ?? 0;
  attempts.set(container, attempt + 1);
  const exposed = await loadContainer({ name: container, url: base + entry, integrity: integrity[entry], attempt });
  const module = parseAreaModule(exposed);
  if (!module) throw new LoadFailure("invalid-module", area, version.version, "The area does not expose routes");
  modules.set(container, module);
  return module;
}

/** Versions to try, best first. An area that ops shut is not loaded at all. */
function versionsOf(area: string): AreaVersion[] {
  const live: LiveArea | undefined = liveRelease.getState().areas[area];
  if (!live || live.disabled) return [];
  return live.previous ? [live, live.previous] : [live];
}

function withPatience<Value>(area: string, version: AreaVersion, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LoadFailure("timeout", area, version.version, "Loading chunk failed")),
      patienceMs,
    );
  });
  return Promise.race([promise, lost]).finally(() => clearTimeout(timer));
}

async function asLoadFailure(area: string, version: AreaVersion, error: unknown): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const kind = await diagnose(version, error);
  // The documents fix what a lost chunk says.
  const message = kind === "chunk" ? "Loading chunk failed" : String(error instanceof Error ? error.message : error);
  return new LoadFailure(kind, area, version.version, message, { cause: error });
}

function keyOf(version: AreaVersion, path: string): string {
  return `${version.container} ${path}`;
}
