import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { DescriptionRefused, publishArea } from "./publish";

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

  it("refuses other content under a version that exists, and keeps what was there", async () => {
    const { version } = await publishArea(world.store, await world.builtArea("seller", "one"));
    const forged = await world.builtArea("seller", "two", { version });

    await expect(publishArea(world.store, forged)).rejects.toThrow("published already with other content");

    expect(String(await world.store.readFile("seller", version, "entry.js"))).toBe("/* one */");
  });

  it.each([
    ["is missing", null, "has no area.json: build it first"],
    ["is no JSON", "{", "is not what a build writes: "],
    ["lacks a field", '{"name":"seller"}', "is not what a build writes: /title should be present"],
  ])("refuses an output whose description %s, in words, and stores nothing", async (_what, text, words) => {
    const dist = await world.builtArea("seller", "one");
    await (text === null ? rm(path.join(dist, "area.json")) : writeFile(path.join(dist, "area.json"), text));

    const refused = publishArea(world.store, dist);

    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toThrow(DescriptionRefused);
    expect(await world.store.listVersions()).toEqual([]);
  });

  it("refuses an output that was changed after it was built", async () => {
    const dist = await world.builtArea("seller", "one");
    await writeFile(path.join(dist, "static/page.js"), "/* tampered */");

    await expect(publishArea(world.store, dist)).rejects.toThrow("changed since it was built: static/page.js");
  });
});
