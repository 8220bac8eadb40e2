import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import { statusCommand } from "../../cli/commands/status-command";
import { resume, startCanary } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { movePointer } from "../../plan/write-step";
import { unitStateOf } from "../../store/release-state";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";
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

describe("the field tally of a version", () => {
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
    for (let person = 0; person < 9; person += 1) {
      tally.count(report("v4", { outcome: "loaded", kind: "" }), `person ${person}`, 0);
    }

    expect(["v2", "v3", "v4"].map((version) => tally.isBad("seller", version, 0))).toEqual([false, false, false]);
  });

  it("calls it bad, unless told otherwise, from five people within ten minutes who are half of all", () => {
    const tally = fieldTally();
    const people = (version: string, counts: { failed: number; loaded: number }) => {
      for (let person = 0; person < counts.failed; person += 1) tally.count(report(version), `failed ${person}`, 0);
      for (let person = 0; person < counts.loaded; person += 1)
        tally.count(report(version, { outcome: "loaded", kind: "" }), `loaded ${person}`, 0);
    };
    people("half", { failed: 5, loaded: 5 });
    people("less", { failed: 5, loaded: 6 });
    people("four", { failed: 4, loaded: 0 });

    expect(["half", "less", "four"].map((version) => tally.isBad("seller", version, 0))).toEqual([true, false, false]);
    const minute = 60_000;
    expect([9 * minute, 11 * minute].map((now) => tally.isBad("seller", "half", now))).toEqual([true, false]);
  });

  it("counts each person once, however much they report", () => {
    const tally = fieldTally({ windowMs: 1000, minReporters: 3, minShare: 0.5 });
    const loaded = { outcome: "loaded", kind: "" } as const;
    for (const person of ["a", "b", "c"]) tally.count(report("v2"), person, 0);
    for (let round = 0; round < 50; round += 1) tally.count(report("v2", loaded), "someone for whom it works", 0);
    expect(tally.isBad("seller", "v2", 0)).toBe(true);

    for (const person of ["a", "b", "c", "d", "e", "f", "g"]) tally.count(report("v3", loaded), person, 0);
    for (let round = 0; round < 50; round += 1) {
      for (const person of ["x", "y", "z"]) tally.count(report("v3"), person, 0);
    }
    expect(tally.isBad("seller", "v3", 0)).toBe(false);
  });
});

describe("the field guard of the web server", () => {
  let world: ReleaseWorld;
  let versions: { one: string; two: string };

  let told: jest.SpyInstance;
  beforeEach(async () => {
    told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    world = await releaseWorld();
    const shell = await world.publishedShell();
    versions = { one: await world.publishedArea("seller", "one"), two: await world.publishedArea("seller", "two") };
    await promote(world.store, { shell, seller: versions.one }, author);
    await promote(world.store, { seller: versions.two }, author);
  });
  afterEach(async () => {
    told.mockRestore();
    await world.remove();
  });

  const status = () =>
    statusCommand.run([], commandContext(world.store, {}, { field: () => readTallies(world.storeFolder) }));

  const server = () =>
    buildWebServer({ store: world.store, storeFolder: world.storeFolder, apiUrl: "http://127.0.0.1:9" });

  /** Sends each body from the next of the addresses: this machine's own by default. */
  async function send(
    bodies: readonly unknown[],
    url = "/api/area-report",
    from: readonly string[] = ["127.0.0.1"],
    headers: Record<string, string> = {},
  ) {
    const web = await server();
    const answers: number[] = [];
    for (const [index, payload] of bodies.entries()) {
      const remoteAddress = from[index % from.length] ?? "";
      const answer = await web.inject({ method: "POST", url, payload: payload as object, remoteAddress, headers });
      answers.push(answer.statusCode);
    }
    await web.close();
    return answers;
  }

  const fromFive = (version: string) => [1, 2, 3, 4, 5].map((bucket) => report(version, { bucket }));
  const fiveAddresses = [1, 2, 3, 4, 5].map((host) => `203.0.113.${host}`);

  it("automatically rolls back and quarantines a version that fails for many, and records it in the history", async () => {
    await send(fromFive(versions.two), "/api/area-report", fiveAddresses);

    const latest = await world.store.readLatest();
    expect(latest).toMatchObject({ who: "field guard", action: `quarantine seller@${versions.two}` });
    expect(latest && unitStateOf(latest.live, "seller")).toMatchObject({
      version: versions.one,
      quarantined: [versions.two],
    });
    await expect(promote(world.store, { seller: versions.two }, author)).rejects.toThrow("paused");
  });

  it("ends the trial of a version that fails for many, quarantines it, and leaves the live version to everybody", async () => {
    const three = await world.publishedArea("seller", "three");
    await movePointer(world.store, startCanary("seller", three, 10), author);

    await send(fromFive(three), "/api/area-report", fiveAddresses);

    const latest = await world.store.readLatest();
    expect(latest).toMatchObject({ who: "field guard", action: `quarantine seller@${three}` });
    const state = latest && unitStateOf(latest.live, "seller");
    expect(state).toMatchObject({ version: versions.two, past: [versions.one], quarantined: [three] });
    expect(state?.canary).toBeUndefined();
    await movePointer(world.store, resume("seller"), author);
    await expect(movePointer(world.store, startCanary("seller", three, 10), author)).rejects.toThrow("quarantined");
  });

  it.each([
    ["one address that claims to be many", ["203.0.113.9"], {}],
    ["one subscriber with many addresses", [1, 2, 3, 4, 5].map((host) => `2001:db8:1:2::${host}`), {}],
    ["one address behind a proxy on this machine", ["127.0.0.1"], { "x-forwarded-for": "203.0.113.9" }],
  ])("does not take %s for five people", async (_name, from, headers) => {
    await send(fromFive(versions.two), "/api/area-report", from, headers);

    expect((await world.store.readLatest())?.revision).toBe(2);
  });

  it("distinguishes people on a developer's machine by their bucket", async () => {
    await send(fromFive(versions.two));

    expect((await world.store.readLatest())?.who).toBe("field guard");
  });

  it("takes one step and no other until a person has acted, and shows that in the status", async () => {
    const three = await world.publishedArea("seller", "three");
    await promote(world.store, { seller: three }, author);
    await send(fromFive(three), "/api/area-report", fiveAddresses);
    await send(fromFive(versions.two), "/api/area-report", fiveAddresses);

    const stopped = await world.store.readLatest();
    expect(stopped).toMatchObject({ revision: 4, action: `quarantine seller@${three}` });
    expect(stopped?.why).toContain("one step with seller until a person");
    expect((await status()).text).toContain("the guard does no more here: look, then release resume seller");

    await movePointer(world.store, resume("seller"), author);
    expect((await status()).text).not.toContain("the guard does no more here");
    await send(fromFive(versions.two), "/api/area-report", fiveAddresses);
    expect((await world.store.readLatest())?.action).toBe(`quarantine seller@${versions.two}`);
  });

  it("ignores reports of versions that are not live and values out of bounds", async () => {
    const unknown = await world.publishedArea("seller", "unpromoted");
    await send([
      report(unknown),
      report(versions.two, { area: "../seller" }),
      report(versions.two, { duration_ms: 1e15 }),
      report(versions.two, { message: "x".repeat(301) }),
      report(versions.two, { bucket: 100 }),
      report(versions.two, { kind: "" }),
      report(versions.two, { outcome: "loaded" }),
    ]);

    expect([...(await readTallies(world.storeFolder)).keys()]).toEqual([]);
  });

  it("counts good and bad loads for the status, and ignores invalid reports", async () => {
    const answers = await send([
      report(versions.two, { outcome: "loaded", kind: "", duration_ms: 40 }),
      report(versions.two),
      { area: "seller" },
      "rubbish",
    ]);

    expect(answers.slice(0, 3)).toEqual([204, 204, 204]);
    const tally = (await readTallies(world.storeFolder)).get(`seller@${versions.two}`);
    expect(tally).toMatchObject({
      loaded: 1,
      failed: 1,
      people: 1,
      failing: 1,
      kinds: { evaluation: 1 },
      loadedMs: 40,
    });
    expect((await world.store.readLatest())?.revision).toBe(2);
  });

  it("shows the web vitals of a version in the status, at the 75th percentile", async () => {
    const vital = (name: string, value: number, bucket = 7) => ({
      area: "seller",
      version: versions.two,
      revision: 2,
      bucket,
      name,
      value,
    });
    const measures = [
      vital("LCP", 900),
      vital("LCP", 1300, 8),
      vital("LCP", 1100, 9),
      vital("LCP", 4000, 10),
      vital("LCP", 4000, 10), // Somebody who sends twice counts as one person.
      vital("CLS", 0.02),
    ];
    await send([...measures, vital("XYZ", 1), { name: "LCP" }], "/api/area-vitals");

    const { text } = await status();

    expect(text).toContain("for three of four at most LCP 1300 ms (4), CLS 0.020 (1)");
    expect(text).not.toContain("XYZ");
  });
});
