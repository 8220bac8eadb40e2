import type { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { aLiveArea, aRelease } from "../testing/a-release";
import { loadPage } from "./area-loader";
import { settleSet } from "./area-versions";

/** A version whose files never arrive: scripts are not loaded in this test. */
function hanging(name: string): AreaVersion {
  const { title: _, ...version } = aLiveArea({ container: name, version: name, integrity: { "entry.js": "sha384-x" } });
  return version;
}

/** Whether a person of bucket 5 sees the card a moment before this time and right at it. */
async function isToldAround(ms: number, area: string, versions: readonly AreaVersion[]): Promise<readonly boolean[]> {
  const [live = hanging("none"), previous, canary, override] = versions;
  const described = aLiveArea({
    ...live,
    ...(previous && { previous: { version: previous.version, base: previous.base, manifest: "sha384-x" } }),
    ...(canary && { canary: { ...canary, percent: 10 } }),
  });
  const overrides = new Map(override ? [[area, override]] : []);
  settleSet({ document: aRelease({ [area]: described }), unreadable: new Set() }, 5, overrides);
  let isTold = false;
  const waiting = loadPage(area, "/wallet").catch(() => {
    isTold = true;
  });
  await jest.advanceTimersByTimeAsync(ms - 1);
  const before = isTold;
  await jest.advanceTimersByTimeAsync(1);
  const after = isTold;
  await waiting;
  return [before, after];
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: () => new Promise(() => undefined) });
});
afterEach(() => jest.useRealTimers());

describe("an area none of whose files arrive", () => {
  it.each([
    ["one version", 1, 5000],
    ["a version and the one before it", 2, 7500],
    ["also a version on trial", 3, 7500],
    ["also a version that the tab is set to run", 4, 7500],
  ])("tells the user within the promised time with %s", async (_what, count, expectedMs) => {
    const versions = ["live", "previous", "canary", "override"].slice(0, count).map((one) => hanging(`${one}${count}`));

    await expect(isToldAround(expectedMs, `area${count}`, versions)).resolves.toEqual([false, true]);
  });
});

describe("an area none of whose files arrive, with a patience set by operations", () => {
  afterEach(() => document.getElementById("mandi-release")?.remove());

  it.each([
    ["one version", 1, 8000],
    ["a version and the one before it", 2, 12_000],
  ])("tells the user at that time with %s", async (_what, count, expectedMs) => {
    const block = document.createElement("script");
    block.type = "application/json";
    block.id = "mandi-release";
    block.dataset["patience"] = "8000";
    document.body.append(block);
    const versions = ["live", "previous"].slice(0, count).map((one) => hanging(`set ${one}${count}`));

    await expect(isToldAround(expectedMs, `set${count}`, versions)).resolves.toEqual([false, true]);
  });
});

it("prefetches no other page while an area's first one is loading: that has priority", async () => {
  const routes = ["wallet", "address"].map((name) => ({
    ...{ path: `/${name}`, title: name, frame: "full" as const, data: [], files: [`${name}.js`] },
    roles: ["customer" as const],
  }));
  const integrity = { "entry.js": "sha384-x", "wallet.js": "sha384-y", "address.js": "sha384-z" };
  const area = aLiveArea({ container: "slow", version: "slow", base: "/areas/slow/", routes, integrity });
  settleSet({ document: aRelease({ slow: area }), unreadable: new Set() }, 5, new Map());
  const asked = () =>
    [...document.head.querySelectorAll('link[href^="/areas/slow/"]')].map((link) => link.getAttribute("href"));
  const waiting = [loadPage("slow", "/wallet"), loadPage("slow", "/address", "ahead")];
  await jest.advanceTimersByTimeAsync(0);

  expect(asked()).toEqual(["/areas/slow/entry.js", "/areas/slow/wallet.js"]);
  waiting.push(loadPage("slow", "/address"));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(["/areas/slow/entry.js", "/areas/slow/wallet.js", "/areas/slow/address.js"]);
  const ends = Promise.allSettled(waiting);
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});
