import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { DescriptionRefused } from "./description";
import { publishArea } from "./publish";

const route = { roles: ["seller" as const], title: "Offers", frame: "full" as const, data: [], files: [] };

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

describe("publishing a version", () => {
  it("stores a built area once and finds it present the second time", async () => {
    const dist = await world.builtArea("seller", "one");

    const first = await publishArea(world.store, dist);
    const second = await publishArea(world.store, dist);

    expect([first.outcome, second.outcome]).toEqual(["stored", "present"]);
    expect(second.version).toBe(first.version);
  });

  it("refuses different content under an existing version, and keeps what was there", async () => {
    const { version } = await publishArea(world.store, await world.builtArea("seller", "one"));
    const forged = await world.builtArea("seller", "two", { version });

    await expect(publishArea(world.store, forged)).rejects.toThrow("published already with other content");

    expect(String(await world.store.readFile("seller", version, "entry.js"))).toBe("/* one */");
  });

  it.each([
    ["is missing", null, "has no area.json: build it first"],
    ["is no JSON", "{", "is not what a build writes: "],
    ["lacks a field", '{"name":"seller"}', "is not what a build writes: /title should be present"],
  ])("refuses an output whose description %s, with a message, and stores nothing", async (_what, text, words) => {
    const dist = await world.builtArea("seller", "one");
    await (text === null ? rm(path.join(dist, "area.json")) : writeFile(path.join(dist, "area.json"), text));

    const refused = publishArea(world.store, dist);

    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toThrow(DescriptionRefused);
    expect(await world.store.listVersions()).toEqual([]);
  });

  it.each<[string, Partial<AreaManifest>, string]>([
    ["has no hash of its entry", { integrity: {} }, "has no integrity for entry.js, static/page.js"],
    ["names a file that it does not describe", { files: ["late.js"] }, "has no integrity for late.js"],
    ["states no contract version", { contract: "two" }, "says contract two, which is no version"],
    [
      "requires something that is not a range of versions",
      { requires: { react: "new" } },
      "asks for react new, which is no range",
    ],
    [
      "has a route that is not an address",
      { routes: [{ ...route, path: "offers" }] },
      "is not what a build writes: /routes/0/path",
    ],
  ])("refuses an area whose description %s, and stores nothing", async (_what, change, words) => {
    const dist = await world.builtArea("seller", "one", change);

    const refused = publishArea(world.store, dist);

    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toThrow(DescriptionRefused);
    expect(await world.store.listVersions()).toEqual([]);
  });

  it("refuses the output of an area other than the named one", async () => {
    const dist = await world.builtArea("seller", "one");

    await expect(publishArea(world.store, dist, { area: "buyer" })).rejects.toThrow(
      "is the output of seller, not of buyer",
    );

    expect(await world.store.listVersions()).toEqual([]);
  });

  it.each([
    ["changed", (file: string) => writeFile(file, "/* tampered */")],
    ["lost a file", (file: string) => rm(file)],
  ])("refuses an output that was %s after it was built", async (_what, spoil) => {
    const dist = await world.builtArea("seller", "one");
    await spoil(path.join(dist, "static/page.js"));

    const refused = publishArea(world.store, dist);

    await expect(refused).rejects.toThrow("missing or changed since it was built: static/page.js");
    await expect(refused).rejects.toThrow(DescriptionRefused);
    expect(await world.store.listVersions()).toEqual([]);
  });
});
