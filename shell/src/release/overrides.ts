import { readOrNull } from "@mandi/shared/contract/read";
import type { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { TestVersionAnswer } from "@mandi/shared/contract/release/test-version";
import { ErrorAnswer } from "@mandi/shared/contract/wire";
import { testVersions } from "@mandi/shared/messages/test-versions";
import { createStore } from "zustand";
import { overridesKey } from "./overrides-key";

/** How long to wait for a test version before giving up. */
const patienceMs = 3000;

/** Why requested versions are not run: the server's messages by area. */
export const refusedOverrides = createStore<Readonly<Record<string, string>>>(() => ({}));

/**
 * Versions that this tab was asked to run: `?area.seller=9f3c0a1b2c3d4e5f`, kept for the tab. The server returns a version
 * only to a tester with a permit; whatever it refuses, or is not a version of an area, is dropped with a notice. The query
 * takes precedence over storage; an empty value ends the override.
 */
export async function readOverrides(search: string, areas: readonly string[]): Promise<Map<string, AreaVersion>> {
  const asked = { ...stored(), ...fromQuery(search) };
  const isKnown = ([area, version]: readonly [string, string]) =>
    areas.includes(area) && /^[0-9a-f]{16}$/.test(version);
  const wanted = Object.entries(asked).filter(isKnown);
  const answers = await Promise.all(wanted.map(async ([area, version]) => ({ area, ...(await ask(area, version)) })));
  const refused = new Map(answers.flatMap(({ area, refusal }) => (refusal === undefined ? [] : [[area, refusal]])));
  const isAskedWrongly = Object.entries(fromQuery(search)).some((one) => one[1] !== "" && !isKnown(one));
  refusedOverrides.setState(
    // The value is not repeated: a link from somebody else must not put text on the page.
    { ...Object.fromEntries(refused), ...(isAskedWrongly && { [testVersions.one]: testVersions.unknown }) },
    true,
  );
  if (Object.keys(asked).length > 0) keep(Object.fromEntries(wanted.filter(([area]) => !refused.has(area))));
  return new Map(answers.flatMap(({ area, version }) => (version ? [[area, version]] : [])));
}

/** Removes the overrides of this tab and reloads it without them. */
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

/** In a browser that blocks storage, even accessing it throws: the override then applies to this page only. */
function keep(versions: Readonly<Record<string, string>>): void {
  try {
    if (Object.keys(versions).length === 0) sessionStorage.removeItem(overridesKey);
    else sessionStorage.setItem(overridesKey, JSON.stringify(versions));
  } catch {
    // No storage, or a full one.
  }
}

function stored(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(overridesKey) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).map(([area, version]) => [area, String(version)]));
  } catch {
    return {};
  }
}

/** The permit is in a cookie that scripts cannot read; the server checks it, the version and its signature. */
async function ask(area: string, version: string): Promise<{ version?: AreaVersion; refusal?: string }> {
  try {
    const answer = await fetch(`/api/test-version/${area}/${version}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await answer.json();
    const given = answer.ok ? readOrNull(TestVersionAnswer, body) : null;
    if (given) return { version: given.data };
    const refused = answer.status >= 400 && answer.status < 500 ? readOrNull(ErrorAnswer, body) : null;
    return refused ? { refusal: refused.message } : {};
  } catch {
    return {}; // A version that does not load must not fail the start: the tab runs what is live.
  }
}
