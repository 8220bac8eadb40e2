import type { AreaVersion } from "@mandi/shared/contract/release/release-document";

/**
 * Requests everything a page needs at once. Otherwise the entry, the exposed module and the page would be requested one
 * after another: three round trips instead of one.
 */
export function preloadPage({ base, entry, format, files, integrity, routes }: AreaVersion, path: string): void {
  const ofPage = routes.find((route) => route.path === path)?.files ?? [];
  preload(base + entry, integrity[entry], format === "module" ? "modulepreload" : "preload");
  for (const file of [...files, ...ofPage]) preload(base + file, integrity[file]);
}

const asked = new Set<string>();

function preload(url: string, integrity: string | undefined, rel = "preload"): void {
  // The files of the first page are preloaded by the document itself.
  if (!integrity || asked.has(url) || document.head.querySelector(`link[href="${url}"]`)) return;
  asked.add(url);
  const link = document.createElement("link");
  link.rel = rel;
  link.as = url.endsWith(".css") ? "style" : "script";
  link.crossOrigin = "anonymous"; // as the loaders request it, or the browser would fetch it twice
  link.integrity = integrity;
  link.href = url;
  document.head.append(link);
}
