import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { AreaVersion } from "@mandi/shared/contract/release/release-document";

/** A tab keeps its overrides until it is closed or they are reset. */
const storageKey = "mandi-area-overrides";

/** Nobody waits for a test version that does not come. */
const patienceMs = 3000;

/**
 * Published versions that this tab was told to run: `?area.seller=9f3c0a1b2c3d4e5f`, kept for the tab. Query beats storage;
 * an empty value ends the override; what is malformed or not published is ignored.
 */
export async function readOverrides(search: string, areas: readonly string[]): Promise<Map<string, AreaVersion>> {
  const fromNow = fromQuery(search);
  const asked = { ...stored(), ...fromNow };
  const wanted = Object.entries(asked).filter(
    ([area, version]) => areas.includes(area) && /^[0-9a-f]{16}$/.test(version),
  );
  if (Object.keys(fromNow).length > 0) keep(Object.fromEntries(wanted));
  const found = await Promise.all(
    wanted.map(async ([area, version]) => [area, await publishedVersion(area, version)] as const),
  );
  return new Map(found.filter((entry): entry is [string, AreaVersion] => entry[1] !== null));
}

/** Forgets the overrides of this tab and loads it anew without them. */
export function resetOverrides(): void {
  keep({});
  const address = new URL(location.href);
  for (const name of [...address.searchParams.keys()]) if (name.startsWith("area.")) address.searchParams.delete(name);
  location.assign(address.pathname + address.search);
}

function fromQuery(search: string): Record<string, string> {
  const entries = [...new URLSearchParams(search)].filter(([name]) => name.startsWith("area."));
  return Object.fromEntries(entries.map(([name, version]) => [name.slice("area.".length), version]));
}

/** Where a browser keeps nothing for a site, even asking for the storage throws: the override then counts for this page. */
function keep(versions: Readonly<Record<string, string>>): void {
  try {
    if (Object.keys(versions).length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(versions));
  } catch {
    // No storage, or a full one.
  }
}

function stored(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).map(([area, version]) => [area, String(version)]));
  } catch {
    return {};
  }
}

async function publishedVersion(area: string, version: string): Promise<AreaVersion | null> {
  const base = `/areas/${area}/${version}/`;
  try {
    const answer = await fetch(`${base}area.json`, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return null;
    const { entry, container, contract, files, integrity, routes, menu } = read(AreaManifest, await answer.json());
    return { version, base, entry, container, contract, files, integrity, routes, menu };
  } catch {
    return null; // A version that is not there is not worth a failed start: the tab runs what is live.
  }
}
