import type { AreaVersion } from "@mandi/shared/contract/release/release-document";

/**
 * Asks for everything a page needs at once. The entry, the exposed module and the page would ask for each other in turn:
 * three ways to the server instead of one.
 */
export function preloadPage({ base, entry, format, files, integrity, routes }: AreaVersion, path: string): void {
  const ofPage = routes.find((route) => route.path === path)?.files ?? [];
  preload(base + entry, integrity[entry], format === "module" ? "modulepreload" : "preload");
  for (const file of [...files, ...ofPage]) preload(base + file, integrity[file]);
}

const asked = new Set<string>();

function preload(url: string, integrity: string | undefined, rel = "preload"): void {
  // The files of the first page were in the document when it came.
  if (!integrity || asked.has(url) || document.head.querySelector(`link[href="${url}"]`)) return;
  asked.add(url);
  const link = document.createElement("link");
  link.rel = rel;
  link.as = url.endsWith(".css") ? "style" : "script";
  link.crossOrigin = "anonymous"; // as the loaders ask for it, or the browser fetches it twice
  link.integrity = integrity;
  link.href = url;
  document.head.append(link);
}
