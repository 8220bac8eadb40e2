import type { AreaReport } from "@mandi/shared/contract/area-report";
import { statusCommand } from "../cli/status-command";
import { promote } from "../pointer/promote";
import { buildWebServer } from "../server/web-server";
import { laneOf } from "../store/live-set";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { fieldTally } from "./tally";
import { readTallies } from "./tally-file";

const author = { who: "asha", why: "weekly release" };

const report = (version: string, change: Partial<AreaReport> = {}): AreaReport => ({
  area: "seller",
  version,
  revision: 2,
  bucket: 7,
  outcome: "failed",
  kind: "evaluation",
  duration_ms: 12,
  reference: "AB12CD34",
  message: "boom",
  ...change,
});

describe("the field's account of a version", () => {
  it("calls it bad when it fails for enough different people and for most of them", () => {
    const tally = fieldTally({ windowMs: 1000, minReporters: 3, minShare: 0.5 });
    for (const reporter of ["a", "b"]) tally.count(report("v2"), reporter, 0);
    expect(tally.isBad("seller", "v2", 0)).toBe(false);

    tally.count(report("v2"), "c", 10);
    expect(tally.isBad("seller", "v2", 10)).toBe(true);
    expect(tally.isBad("seller", "v2", 2000)).toBe(false);
  });

  it("is not misled by one broken browser, by lost networks, or by a few among many", () => {
    const tally = fieldTally({ windowMs: 1000, minReporters: 3, minShare: 0.5 });
    for (let round = 0; round < 20; round += 1) tally.count(report("v2"), "one browser", 0);
    for (const reporter of ["a", "b", "c"]) tally.count(report("v3", { kind: "network" }), reporter, 0);
    for (const reporter of ["a", "b", "c"]) tally.count(report("v4"), reporter, 0);
    for (let round = 0; round < 9; round += 1) tally.count(report("v4", { outcome: "loaded", kind: "" }), "many", 0);

    expect(["v2", "v3", "v4"].map((version) => tally.isBad("seller", version, 0))).toEqual([false, false, false]);
  });
});

describe("the field guard of the web server", () => {
  let world: ReleaseWorld;
  let versions: { one: string; two: string };

  beforeEach(async () => {
    world = await releaseWorld();
    const shell = await world.publishedShell();
    versions = { one: await world.publishedArea("seller", "one"), two: await world.publishedArea("seller", "two") };
    await promote(world.store, { shell, seller: versions.one }, author);
    await promote(world.store, { seller: versions.two }, author);
  });
  afterEach(() => world.remove());

  const server = () =>
    buildWebServer({ store: world.store, storeFolder: world.storeFolder, apiUrl: "http://127.0.0.1:9" });

  async function send(bodies: readonly unknown[], url = "/api/area-report") {
    const web = await server();
    const answers: number[] = [];
    for (const payload of bodies) {
      answers.push((await web.inject({ method: "POST", url, payload: payload as object })).statusCode);
    }
    await web.close();
    return answers;
  }

  it("takes a version that fails for many back by itself, quarantines it, and says so in the history", async () => {
    await send([1, 2, 3, 4, 5].map((bucket) => report(versions.two, { bucket })));

    const latest = await world.store.readLatest();
    expect(latest).toMatchObject({ who: "field guard", action: `quarantine seller@${versions.two}` });
    expect(latest && laneOf(latest.live, "seller")).toMatchObject({
      version: versions.one,
      quarantined: [versions.two],
    });
    await expect(promote(world.store, { seller: versions.two }, author)).rejects.toThrow("paused");
  });

  it("counts good and bad loads for the status, and ignores what is no report", async () => {
    const answers = await send([
      report(versions.two, { outcome: "loaded", kind: "", duration_ms: 40 }),
      report(versions.two),
      { area: "seller" },
      "rubbish",
    ]);

    expect(answers.slice(0, 3)).toEqual([204, 204, 204]);
    const tally = (await readTallies(world.storeFolder)).get(`seller@${versions.two}`);
    expect(tally).toMatchObject({ loaded: 1, failed: 1, kinds: { evaluation: 1 }, loadedMs: 40 });
    expect((await world.store.readLatest())?.revision).toBe(2);
  });

  it("shows in the status how the pages of a version felt, as three of four people had it at most", async () => {
    const vital = (name: string, value: number) => ({
      area: "seller",
      version: versions.two,
      revision: 2,
      bucket: 7,
      name,
      value,
    });
    const measures = [
      vital("LCP", 900),
      vital("LCP", 1300),
      vital("LCP", 1100),
      vital("LCP", 4000),
      vital("CLS", 0.02),
    ];
    await send([...measures, vital("XYZ", 1), { name: "LCP" }], "/api/area-vitals");

    const context = {
      store: world.store,
      field: () => readTallies(world.storeFolder),
      now: new Date(),
      who: "asha",
      options: { json: false, dryRun: false },
      say: () => undefined,
    };
    const { text } = await statusCommand.run([], context);

    expect(text).toContain("for three of four at most LCP 1300 ms (4), CLS 0.020 (1)");
    expect(text).not.toContain("XYZ");
  });
});
