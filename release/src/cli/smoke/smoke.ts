import type { AreaManifest, AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import type { Objection } from "../../plan/gate/check-set";
import type { ReleaseState } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { browserOptions } from "./browser";
import { openPage, smokeWindows } from "./open-page";
import { startSmokeServer } from "./smoke-server";

/**
 * Each page spends a second at the boot gate, during which others load; more pages at once would only slow each other down.
 */
const atOnce = 8;

/** What a smoke found. */
export interface SmokeResult {
  /** Pages that were opened. */
  readonly pages: number;
  readonly objections: readonly Objection[];
}

/**
 * Opens every page of the candidates in a real browser, in the set as it would be, with the product's own policy. A page
 * that does not come, that falls back, or that writes an error is an objection.
 *
 * There is no database behind it: every call but the handshake is refused, so a page shows how it looks when the api is
 * away. Pages behind the login are opened with a made-up session of a role that may open them. What a page does with
 * real data is for the tests of its area and the journeys; the smoke finds code that does not load, does not start, or does
 * not fit what it would run beside.
 */
export async function smoke(store: ReleaseStore, live: ReleaseState, units: readonly string[]): Promise<SmokeResult> {
  const areas = units.includes("shell") ? Object.keys(live.areas) : units;
  const open = areas.filter((area) => live.areas[area]?.disabled === undefined);
  const manifests = await Promise.all(
    open.map((area) => store.readAreaManifest(area, live.areas[area]?.version ?? "")),
  );
  const waiting = manifests.flatMap((manifest) => manifest.routes.map((route) => ({ manifest, route })));
  const pages = waiting.length;
  const objections: Objection[] = [];
  const server = await startSmokeServer(store, live);
  const browser = await startBrowser();
  try {
    const windowOf = smokeWindows(browser, server.url);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const window = await windowOf(next.route);
        objections.push(...(await objectionsTo(window, server.url, next.manifest, next.route)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await server.stop();
  }
  return { pages, objections };
}

async function objectionsTo(
  window: BrowserContext,
  url: string,
  { name, version }: AreaManifest,
  route: AreaRoute,
): Promise<Objection[]> {
  const faults = await openPage(window, { url, area: name, version, route });
  return faults.map((fault) => ({ unit: name, reason: `smoke of ${route.path}: ${fault}` }));
}

async function startBrowser(): Promise<Browser> {
  try {
    return await chromium.launch(await browserOptions());
  } catch (error) {
    const words = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new Error(
      `No browser for the smoke (${words}). Install Chromium, set MANDI_CHROMIUM, or promote with --no-smoke --reason TEXT.`,
    );
  }
}
