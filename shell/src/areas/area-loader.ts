import type { AreaVersion, EarlierVersion } from "@mandi/shared/contract/release/release-document";
import type { ComponentType } from "react";
import { createStore } from "zustand";
import { bucketOfPage } from "../release/bucket";
import { parseRelease } from "../release/parse-release";
import { fetchRelease } from "../release/read-release";
import { choiceOf, settleSet } from "./area-versions";
import { type AreaModule, parseAreaModule, parsePage } from "./loading/area-module";
import { stateOf } from "./loading/container-state";
import { diagnose } from "./loading/diagnose";
import { describeEarlier } from "./loading/earlier-version";
import { withFurtherTries } from "./loading/further-tries";
import { versionsOf } from "./loading/given-up";
import { loadContainer, retryContainer } from "./loading/load-container";
import { LoadFailure } from "./loading/load-failure";
import { loadModuleContainer } from "./loading/load-module-container";
import { patience } from "./loading/patience";
import { preloadPage } from "./loading/preload-page";
import { noteArrival, reportLoadFailure, reportShown } from "./report-load";

/** Why code is loaded: to be shown now, or ahead of a possible navigation. */
type Purpose = "show" | "ahead";

/** A page that can be rendered, and the version it came from. */
export interface LoadedPage {
  readonly Component: ComponentType;
  readonly version: string;
}

/** Pages whose code has loaded, by container and path. A store, because a page may arrive after its card was shown. */
export const loadedPages = createStore<ReadonlyMap<string, LoadedPage>>(() => new Map());

/** The page if its code has already loaded: then it is shown without a loading state. */
export function loadedPage(area: string, path: string): LoadedPage | undefined {
  const pages = loadedPages.getState();
  return versionsOf(area)
    .map((version) => pages.get(keyOf(version, path)))
    .find((page) => page !== undefined);
}

/**
 * Loads the code of one page of an area: the chosen version or, when that fails, its fall-backs. Each failure is reported
 * once, unless the page is only prefetched: then nobody has missed it yet, and the navigation will report it. Failures are
 * not cached: the next call tries again, without a page reload.
 *
 * @throws LoadFailure when no version could be loaded.
 */
export async function loadPage(area: string, path: string, purpose: Purpose = "show"): Promise<LoadedPage> {
  let lastFailure: LoadFailure | Promise<LoadFailure> | undefined = await askForManifest(area, purpose);
  const begin = performance.now();
  // However many versions there are, the user gets a message in time. A late arrival is still used.
  const timeouts = patience();
  const { behind } = choiceOf(area);
  const versions = [...versionsOf(area), ...(behind ? [behind] : [])];
  for (const [index, version] of versions.entries()) {
    const started = performance.now();
    const leftMs = timeouts.totalMs - (started - begin) - (versions.length - 1 - index) * timeouts.reservedMs;
    const tries: Tries = { area, path, purpose, areOver: false };
    try {
      return await withTimeout(area, version, Math.min(timeouts.versionMs, leftMs), loadWithTries(tries, version));
    } catch (error) {
      const now = performance.now();
      const durationMs = now - started;
      const tried = described(area, version);
      if (tried) noteFailure(tried);
      // The next version is tried while this failure is diagnosed: the user waits for a page, not for a diagnosis.
      lastFailure = asLoadFailure(area, tried ?? version, error, timeouts.reportMs - (now - begin));
      if (purpose === "show") void reportOnce(lastFailure, durationMs);
    } finally {
      tries.areOver = true;
    }
  }
  throw (await lastFailure) ?? new LoadFailure("invalid-module", area, "", `The area ${area} is shut`);
}

/** The attempts to load one page from one version. */
interface Tries {
  readonly area: string;
  readonly path: string;
  readonly purpose: Purpose;
  /** They are no longer awaited. */
  areOver: boolean;
}

/** A version is retried when only the network failed, each time at fresh addresses. */
async function loadWithTries(tries: Tries, one: AreaVersion | EarlierVersion): Promise<LoadedPage> {
  const { area, path, purpose } = tries;
  const version = "entry" in one ? one : await describeEarlier(area, one);
  let attempt = 0;
  return withFurtherTries(
    () => {
      attempt = stateOf(version.container).failures;
      return loadPageOf(area, version, path, purpose);
    },
    async (error) => {
      if (purpose === "ahead" || !(error instanceof Error) || error instanceof LoadFailure) return false;
      if (!navigator.onLine || !(await diagnose(version, error)).isTransient || tries.areOver) return false;
      // Pages that wait for the same file share its next attempt.
      if (stateOf(version.container).failures === attempt) noteFailure(version);
      return true;
    },
  );
}

/** What is known so far about a version that was tried. */
function described(area: string, { version }: AreaVersion | EarlierVersion): AreaVersion | undefined {
  return versionsOf(area).find((one) => one.version === version);
}

/**
 * Runs the entry of an area's chosen version before anybody goes there. A failure affects nobody yet: the navigation simply
 * starts with a new attempt, which is reported if it fails too.
 */
export function loadEntryAhead(area: string): void {
  const [version] = versionsOf(area);
  if (!version || stateOf(version.container).failures > 0) return;
  loadModule(area, version).catch(() => {
    if (stateOf(version.container).failures === 0) noteFailure(version); // Otherwise a navigation has already abandoned it.
  });
}

/** Abandons hanging requests of a version in use: the next attempt uses fresh addresses. */
export function giveUpWaiting(area: string, version: string): void {
  const shown = versionsOf(area).find((one) => one.version === version);
  if (!shown) return;
  noteFailure(shown);
  invalidate(shown.container);
}

function noteFailure({ container }: AreaVersion): void {
  stateOf(container).failures += 1;
}

async function reportOnce(failure: Promise<LoadFailure>, durationMs: number): Promise<void> {
  reportLoadFailure(await failure, durationMs);
}

const unreadable = new Map<string, LoadFailure>();

/** An area whose part of the release document could not be read is fetched again, even at its first failure. */
async function askForManifest(area: string, purpose: Purpose): Promise<LoadFailure | undefined> {
  if (choiceOf(area).why !== "unreadable") return undefined;
  const known = unreadable.get(area);
  if (known) {
    // Without the overrides of this tab: a published version that cannot be read cannot be tested either.
    const now = await fetchRelease().then(parseRelease, () => null);
    const live = now?.document.areas[area];
    if (now && live)
      settleSet({ ...now, document: { ...now.document, areas: { [area]: live } } }, bucketOfPage(), new Map());
    return known;
  }
  const failure = new LoadFailure("invalid-module", area, "", "The release document describes the area wrongly");
  if (purpose === "ahead") return failure;
  unreadable.set(area, failure);
  reportLoadFailure(failure);
  return failure;
}

async function loadPageOf(area: string, version: AreaVersion, path: string, purpose: Purpose): Promise<LoadedPage> {
  const key = keyOf(version, path);
  const known = loadedPages.getState().get(key);
  if (known) {
    if (purpose === "show") reportShown(area, version);
    return known;
  }
  // A later attempt uses fresh addresses, for which nothing was preloaded. Prefetching must not take connections from pages
  // being awaited: a browser has six per server, and those of a hanging area stay occupied.
  const { failures, loading } = stateOf(version.container);
  const isInTheWay = purpose === "ahead" && loading !== undefined;
  if (failures === 0 && !isInTheWay) preloadPage(version, path);
  invalidate(version.container);
  const { routes } = await loadModule(area, version);
  if (purpose === "show") reportShown(area, version);
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new LoadFailure("invalid-module", area, version.version, `The area has no page for ${path}`);
  const Component = parsePage(await route.lazy());
  if (!Component) {
    throw new LoadFailure("invalid-module", area, version.version, `The page of ${path} is not a component`);
  }
  const cameBefore = loadedPages.getState().get(key);
  if (cameBefore) return cameBefore; // A later attempt was quicker, and its page may be in use.
  const page = { Component, version: version.version };
  loadedPages.setState(new Map(loadedPages.getState()).set(key, page), true);
  return page;
}

/** After a failure, no address is awaited or requested twice: a hanging request blocks its own address (measured). */
function invalidate(container: string): void {
  const state = stateOf(container);
  if (state.failures <= state.failuresInvalidated) return;
  state.failuresInvalidated = state.failures;
  state.loading = undefined;
  retryContainer(container, state.failures);
}

/** One request at a time per version: running an entry script twice would create a second copy of the area. */
function loadModule(area: string, version: AreaVersion): Promise<AreaModule> {
  const state = stateOf(version.container);
  if (state.module) return Promise.resolve(state.module);
  const running = state.loading ?? fetchModule(area, version);
  state.loading = running;
  const forget = () => {
    if (state.loading === running) state.loading = undefined;
  };
  running.then(forget, forget);
  return running;
}

async function fetchModule(area: string, version: AreaVersion): Promise<AreaModule> {
  const { container, base, entry, format, integrity } = version;
  const state = stateOf(container);
  const attempt = state.failures;
  const started = performance.now();
  const address = { name: container, url: base + entry, integrity: integrity[entry], attempt };
  const exposed = await (format === "module" ? loadModuleContainer(address) : loadContainer(address));
  const module = parseAreaModule(exposed);
  if (!module) throw new LoadFailure("invalid-module", area, version.version, "The area does not expose routes");
  if (state.module) return state.module;
  state.module = module;
  noteArrival(version, performance.now() - started);
  return module;
}

function withTimeout<Value>(
  area: string,
  { version }: EarlierVersion | AreaVersion,
  waitMs: number,
  promise: Promise<Value>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailure("timeout", area, version, "Loading chunk failed")), waitMs);
  });
  promise.catch(() => undefined); // Nobody handles it once the time is over.
  return Promise.race([promise, lost]).finally(() => clearTimeout(timer));
}

async function asLoadFailure(
  area: string,
  version: AreaVersion | EarlierVersion,
  error: unknown,
  leftMs: number,
): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  if (!("entry" in version)) return new LoadFailure("invalid-module", area, version.version, cause.message, { cause });
  const { kind, message } = await diagnose(version, cause, leftMs);
  return new LoadFailure(kind, area, version.version, message, { cause });
}

function keyOf(version: AreaVersion, path: string): string {
  return `${version.container} ${path}`;
}
