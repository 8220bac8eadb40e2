const patterns = new Map<string, RegExp>();

/** The addresses that a route of an area matches: `/news-detail/:slug` for every slug. */
export function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:[A-Za-z]+/g, "[^/]+");
  const pattern = new RegExp(`^${source}/?$`, "i");
  patterns.set(path, pattern);
  return pattern;
}
