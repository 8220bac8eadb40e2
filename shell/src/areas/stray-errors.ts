import { loadedPages } from "./area-loader";
import { LoadFailure } from "./loading/load-failure";
import { reportLoadFailure } from "./report-load";

const reported = new Set<string>();

/**
 * Reports errors that no boundary catches, from event handlers, timers and unhandled promises, for the version whose file is
 * in their stack. Once per version and tab: one report shows that it happens, and more would add nothing.
 */
export function watchStrayErrors(): void {
  window.addEventListener("error", ({ error }) => reportStray(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportStray(reason));
}

function reportStray(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const match = /\/areas\/(?<area>[a-z][a-z0-9-]*)\/(?<version>[0-9a-f]{16})\//.exec(stack);
  const { area, version } = match?.groups ?? {};
  if (!(error instanceof Error) || !area || !version || reported.has(version) || !isInUse(version)) return;
  reported.add(version);
  reportLoadFailure(new LoadFailure("render", area, version, error.message, { cause: error }));
}

/** Errors during loading are reported by the loader. */
function isInUse(version: string): boolean {
  return [...loadedPages.getState().values()].some((page) => page.version === version);
}
